// A link whose address is made from data (a piece, a category, a page of results); links to fixed screens use
// the router's typed Link.
import { useRouter } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; resetScroll?: boolean }

/**
 * Renders an <a> that the router follows without loading the page again. Clicks with a modifier key, another
 * mouse button or a `target` are left to the browser (new tab, download); one that `onClick` prevented goes
 * nowhere.
 */
export function HrefLink({ href, resetScroll = true, onClick, children, ...rest }: Props) {
  const router = useRouter()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const special =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || rest.target
    if (event.defaultPrevented || special) return
    event.preventDefault()
    void router.navigate({ href, resetScroll })
  }
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  )
}
