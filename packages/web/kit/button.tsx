import type { ComponentProps } from 'react';
import controls from '../theme/controls.module.css';

const LOOKS = {
  button: controls.button,
  primary: controls.primary,
  quiet: controls.quiet,
  square: controls.square,
} as const;

type ButtonProps = ComponentProps<'button'> & { readonly look?: keyof typeof LOOKS };

/** A button with one of the common looks, to which `className` adds. */
export const Button = ({ look = 'button', className, ...rest }: ButtonProps) => (
  <button
    type="button"
    className={className === undefined ? LOOKS[look] : `${LOOKS[look]} ${className}`}
    {...rest}
  />
);
