import type { ButtonHTMLAttributes, Ref } from 'react'

export type PlainButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  busy?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** Renders a button without a look, for a picture, a row or a tool that has the look of its screen. */
export function PlainButton({ busy, type = 'button', ...rest }: PlainButtonProps) {
  return <button aria-busy={busy || undefined} {...rest} type={type} />
}
