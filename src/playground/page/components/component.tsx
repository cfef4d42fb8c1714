import {
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISeparatorComponent,
  type APIThumbnailComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { Markdown } from '../text/markdown.tsx';
import { ActionRow } from './action-row.tsx';
import { Button } from './button.tsx';
import { colourOf } from './colour.ts';
import { FileLine } from './file-line.tsx';
import { PictureButton } from './picture-button.tsx';

interface ComponentProps {
  readonly component: APIMessageTopLevelComponent | APIComponentInContainer;
  readonly messageId: string;
}

/** Whatever may stand at the top of a message or in a container. */
export function Component({ component, messageId }: ComponentProps) {
  switch (component.type) {
    case ComponentType.ActionRow:
      return <ActionRow row={component} messageId={messageId} />;
    case ComponentType.Container:
      return <Container container={component} messageId={messageId} />;
    case ComponentType.Section:
      return <Section section={component} messageId={messageId} />;
    case ComponentType.TextDisplay:
      return <Markdown source={component.content} />;
    case ComponentType.MediaGallery:
      return <Gallery gallery={component} />;
    case ComponentType.Separator:
      return <Separator separator={component} />;
    case ComponentType.File:
      return (
        <Veiled spoiler={component.spoiler}>
          <FileLine url={component.file.url} name={component.name ?? 'file'} size={component.size ?? 0} />
        </Veiled>
      );
  }
}

function Container({
  container,
  messageId,
}: {
  readonly container: APIContainerComponent;
  readonly messageId: string;
}) {
  const { accent_color, spoiler, components } = container;
  return (
    <Veiled spoiler={spoiler}>
      <section class="container" data-accent={accent_color != null} style={{ borderLeftColor: colourOf(accent_color) }}>
        {components.map((component, index) => (
          <Component key={component.id ?? index} component={component} messageId={messageId} />
        ))}
      </section>
    </Veiled>
  );
}

function Section({ section, messageId }: { readonly section: APISectionComponent; readonly messageId: string }) {
  const { accessory } = section;
  return (
    <div class="section">
      <div class="section-text">
        {section.components.map(({ id, content }, index) => (
          <Markdown key={id ?? index} source={content} />
        ))}
      </div>
      {accessory.type === ComponentType.Button ? (
        <Button button={accessory} messageId={messageId} />
      ) : (
        <Thumbnail thumbnail={accessory} />
      )}
    </div>
  );
}

function Thumbnail({ thumbnail: { media, description, spoiler } }: { readonly thumbnail: APIThumbnailComponent }) {
  return (
    <div class="thumbnail">
      <Veiled spoiler={spoiler}>
        <PictureButton url={media.url} description={description ?? 'Thumbnail'} />
      </Veiled>
    </div>
  );
}

function Gallery({ gallery: { items } }: { readonly gallery: APIMediaGalleryComponent }) {
  return (
    <div class="gallery" data-count={items.length}>
      {items.map(({ media, description, spoiler }, index) => (
        <Veiled key={media.attachment_id ?? index} spoiler={spoiler}>
          <PictureButton
            url={media.url}
            description={description ?? 'Picture'}
            width={media.width}
            height={media.height}
          />
        </Veiled>
      ))}
    </div>
  );
}

function Separator({ separator: { divider = true, spacing = 1 } }: { readonly separator: APISeparatorComponent }) {
  return divider ? (
    <hr class="separator" data-spacing={spacing} />
  ) : (
    <div class="separator-gap" data-spacing={spacing} />
  );
}

/** Hidden until it is asked for. */
function Veiled({
  spoiler,
  children,
}: {
  readonly spoiler: boolean | undefined;
  readonly children: ComponentChildren;
}) {
  const [shown, setShown] = useState(false);
  if (!spoiler || shown) return <Fragment>{children}</Fragment>;
  return (
    <button type="button" class="veil" onClick={() => setShown(true)}>
      Spoiler
    </button>
  );
}
