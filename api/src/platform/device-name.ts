import Bowser from 'bowser'

/**
 * Returns a name for a device from its user agent: "Chrome on Windows"; "A browser" when that says nothing.
 */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'A browser'
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || 'A browser'
  return os.name ? `${name} on ${os.name}` : name
}
