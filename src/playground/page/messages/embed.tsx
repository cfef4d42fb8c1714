import type { APIEmbed } from 'discord-api-types/v10';
import { colourOf } from '../components/colour.ts';
import { PictureButton } from '../components/picture-button.tsx';
import { useFrame, usePane } from '../context.ts';
import { now } from '../state.ts';
import { Markdown } from '../text/markdown.tsx';
import { stampText } from '../text/moments.ts';

export function Embed({ embed }: { readonly embed: APIEmbed }) {
  return (
    <section class="embed" style={{ borderLeftColor: colourOf(embed.color) }}>
      <div class="embed-text">
        {embed.author && <p class="embed-author">{embed.author.name}</p>}
        {embed.title && (
          <h3 class="embed-title">
            {embed.url ? <a href={embed.url}>{embed.title}</a> : <Markdown source={embed.title} />}
          </h3>
        )}
        {embed.description && <Markdown source={embed.description} />}
        {embed.fields && <Fields fields={embed.fields} />}
      </div>
      {embed.thumbnail && (
        <div class="embed-thumbnail">
          <PictureButton url={embed.thumbnail.url} description="Thumbnail of the embed" />
        </div>
      )}
      {embed.image && (
        <PictureButton
          url={embed.image.url}
          description="Picture of the embed"
          width={embed.image.width}
          height={embed.image.height}
        />
      )}
      <Footer embed={embed} />
    </section>
  );
}

function Fields({ fields }: { readonly fields: NonNullable<APIEmbed['fields']> }) {
  return (
    <dl class="embed-fields">
      {fields.map(({ name, value, inline }, index) => (
        <div key={index} data-inline={inline === true}>
          <dt>
            <Markdown source={name} />
          </dt>
          <dd>
            <Markdown source={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Footer({ embed: { footer, timestamp } }: { readonly embed: APIEmbed }) {
  const { state } = useFrame();
  const { person } = usePane();
  const parts = [
    footer?.text,
    timestamp === undefined ? undefined : stampText(Date.parse(timestamp), now(state), person.locale),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? null : <footer class="embed-footer">{parts.join(' • ')}</footer>;
}
