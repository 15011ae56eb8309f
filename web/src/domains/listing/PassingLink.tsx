// A link that disappears from the page once it was followed.
import { type ComponentProps, useLayoutEffect } from 'react'
import { heading } from '../../platform/focus.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'

/** Renders a link to a URL. When it disappears with the focus on it, the focus moves to the page's title. */
export function PassingLink(props: ComponentProps<typeof HrefLink>) {
  const { href } = props
  useLayoutEffect(
    () => () => {
      if (globalThis.document.activeElement?.getAttribute('href') === href)
        heading()?.focus({ preventScroll: true })
    },
    [href],
  )
  return <HrefLink {...props} />
}
