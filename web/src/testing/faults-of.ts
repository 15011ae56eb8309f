import axe from 'axe-core'

/**
 * Returns the accessibility faults that axe finds within an element, one line each. Colours and landmarks are
 * looked at in a browser, by the journeys. Axe describes violations alone: to describe all that is in order
 * took it two fifths of its time.
 */
export async function faultsOf(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    resultTypes: ['violations'],
    iframes: false,
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}
