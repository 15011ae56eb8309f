// A link that takes itself away: where it leads, it is not needed any more.
import { type ComponentProps, useLayoutEffect } from 'react'
import { heading } from '../../platform/focus.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'

/** As any link to an address; the focus that would be lost with it goes on to the title of the page. */
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
