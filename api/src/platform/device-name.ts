import Bowser from 'bowser'

/** Names a device by what its browser calls itself: "Chrome on Windows"; "A browser" when it says nothing. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'A browser'
  const { browser, os } = Bowser.parse(userAgent)
  const name = browser.name || 'A browser'
  return os.name ? `${name} on ${os.name}` : name
}
