/** What has arrived from a table, and the log. */
import type { Move, Preview, Seat } from '@three-spires/kernel';
import type { ServerMessage } from '@three-spires/session/protocol';
import type { NumberedEvent, Picture } from '@three-spires/table';

type PictureMessage = Extract<ServerMessage, { type: 'picture' }>;
type PreviewsMessage = Extract<ServerMessage, { type: 'previews' }>;

export type SeenTable = {
  readonly picture: () => Picture | undefined;
  readonly log: () => readonly NumberedEvent[];
  /** Milliseconds since the picture came. */
  readonly age: () => number;
  /** Takes a picture and returns what happened since the last one. */
  take(message: PictureMessage): readonly NumberedEvent[];
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
  let takenAt = 0;
  return {
    picture: () => picture,
    age: () => performance.now() - takenAt,
    log: () => events,
    take(message) {
      picture = message.picture;
      takenAt = performance.now();
      events = [...events.filter(({ seq }) => seq <= message.since), ...message.events];
      return message.events;
    },
    takePreviews({ seat, seq, previews }) {
      if (picture === undefined || picture.seq !== seq) return false;
      picture = withPreviews(picture, seat, new Map(previews));
      return true;
    },
  };
};
