/** What has arrived from a table, and the log. */
import type { GameEvent, Move, Preview, Seat } from '@three-spires/kernel';
import type { ServerMessage } from '@three-spires/session/protocol';
import type { NumberedEvent, Picture } from '@three-spires/table';

type PictureMessage = Extract<ServerMessage, { type: 'picture' }>;
type PreviewsMessage = Extract<ServerMessage, { type: 'previews' }>;

export type SeenTable = {
  readonly picture: () => Picture | undefined;
  readonly log: () => readonly GameEvent[];
  /** Takes a picture and returns what happened since the last one. */
  take(message: PictureMessage): readonly GameEvent[];
  /** Adds previews to the options; false if they are about an earlier position. */
  takePreviews(message: PreviewsMessage): boolean;
};

const withPreviews = (picture: Picture, seat: Seat, known: ReadonlyMap<Move, Preview>): Picture => ({
  ...picture,
  outlooks: picture.outlooks.map((outlook) => {
    if (outlook.viewer !== seat) return outlook;
    const options = outlook.options.map((option) => {
      const preview = known.get(option.move);
      return preview === undefined ? option : { ...option, preview };
    });
    return { ...outlook, options };
  }),
});

export const createSeenTable = (): SeenTable => {
  let picture: Picture | undefined;
  let events: readonly NumberedEvent[] = [];
  return {
    picture: () => picture,
    log: () => events.map(({ event }) => event),
    take(message) {
      picture = message.picture;
      events = [...events.filter(({ seq }) => seq <= message.since), ...message.events];
      return message.events.map(({ event }) => event);
    },
    takePreviews({ seat, seq, previews }) {
      if (picture === undefined || picture.seq !== seq) return false;
      picture = withPreviews(picture, seat, new Map(previews));
      return true;
    },
  };
};
