import type { ComponentType, SVGProps } from 'react';
import controls from '../theme/controls.module.css';

type ToolButtonProps = {
  readonly Icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly name: string;
  readonly onPress: () => void;
  readonly className?: string | undefined;
  /** For tests and shortcuts. */
  readonly action?: string;
};

/** A tool in the bar above a table. */
export const ToolButton = ({ Icon, name, onPress, className = '', action }: ToolButtonProps) => (
  <button
    type="button"
    className={`${controls.square} ${className}`}
    aria-label={name}
    data-tip={name}
    data-action={action}
    onClick={onPress}
  >
    <Icon aria-hidden="true" />
  </button>
);
