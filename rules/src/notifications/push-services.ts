// The push services of browsers. A browser names the address that the shop sends to: only addresses of known
// services are taken, so that nobody makes the shop call an address of their choice.

/** Hosts of the push services of Chrome, Edge, Firefox and Safari; hosts below these belong to them too. */
export const pushServiceHosts: readonly string[] = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
]

/** The service of the sandbox, which reaches nobody: `.example` is no real ending. */
export const sandboxPushHost = 'push.example'

/**
 * Returns whether an address belongs to a push service: an https address at the usual port, without user or
 * password, of one of these hosts or a subdomain of one. False for what is no URL.
 */
export function isPushAddress(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}
