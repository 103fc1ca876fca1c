import type { ComponentType, SVGProps } from 'react';
import { Button } from './button.tsx';

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
  <Button
    look="square"
    className={className}
    aria-label={name}
    data-tip={name}
    data-action={action}
    onClick={onPress}
  >
    <Icon aria-hidden="true" />
  </Button>
);
