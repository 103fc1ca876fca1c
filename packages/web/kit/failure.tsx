import controls from '../theme/controls.module.css';

/** What went wrong, announced as soon as something has. */
export const Failure = ({
  text,
  className = controls.failure,
}: {
  readonly text: string | undefined;
  readonly className?: string | undefined;
}) =>
  text === undefined ? null : (
    <p role="alert" className={className}>
      {text}
    </p>
  );
