import { HrefLink } from '../../platform/HrefLink.tsx'
import { Panel, Row, Text } from '../../ui/layout.tsx'

/** Renders where a resale report's figures come from, with links to go on. */
export function Sources() {
  return (
    <Panel as="section" above={20} padTop={6} edge="top" aria-labelledby="sources">
      <Text as="h2" size={22} below={3} id="sources">
        Where these figures come from
      </Text>
      <Text upTo="measure" tone="soft">
        Hemline is young, so these are figures of our own simulation and not of sales: 20,000 pieces of each
        year, made by the program that fills a new shop. It knows kinds, brands, conditions and prices as a
        second-hand shop has them. “The piece in the middle” is the median. What a piece saves follows the
        factors that stand on its page.
      </Text>
      <Row as="p" gap={8} rows={0} above={6}>
        <HrefLink className="link alone" href="/">
          To the shop
        </HrefLink>
        <HrefLink className="link alone" href="/cleanout">
          Clean out your closet
        </HrefLink>
        <HrefLink className="link alone" href="/contact?topic=press">
          Ask us about it
        </HrefLink>
      </Row>
    </Panel>
  )
}
