import type { useRouter } from '@tanstack/react-router'

/**
 * Navigates to the URL where a payment is approved: within the app for a page of the site, else (and for
 * /pay/…) by loading the URL.
 */
export async function leaveFor(url: string, router: ReturnType<typeof useRouter>): Promise<void> {
  const { origin } = globalThis.location
  const to = new URL(url, origin)
  if (to.origin === origin && !to.pathname.startsWith('/pay/'))
    await router.navigate({ href: `${to.pathname}${to.search}` })
  else globalThis.location.assign(to.href)
}
