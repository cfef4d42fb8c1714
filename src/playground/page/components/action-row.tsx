import { type APIActionRowComponent, type APIComponentInMessageActionRow, ComponentType } from 'discord-api-types/v10';
import { Button } from './button.tsx';
import { MessageSelect } from './message-select.tsx';

interface ActionRowProps {
  readonly row: APIActionRowComponent<APIComponentInMessageActionRow>;
  readonly messageId: string;
}

export function ActionRow({ row, messageId }: ActionRowProps) {
  return (
    <div class="action-row">
      {row.components.map((component, index) =>
        component.type === ComponentType.Button ? (
          <Button key={component.id ?? index} button={component} messageId={messageId} />
        ) : (
          <MessageSelect key={component.id ?? index} select={component} messageId={messageId} />
        ),
      )}
    </div>
  );
}
