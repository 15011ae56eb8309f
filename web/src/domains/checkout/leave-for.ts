import type { useRouter } from '@tanstack/react-router'

/** Goes to where a payment is approved: another site, or a page of ours. */
export async function leaveFor(url: string, router: ReturnType<typeof useRouter>): Promise<void> {
  const { origin } = globalThis.location
  const to = new URL(url, origin)
  if (to.origin === origin && !to.pathname.startsWith('/pay/'))
    await router.navigate({ href: `${to.pathname}${to.search}` })
  else globalThis.location.assign(to.href)
}
