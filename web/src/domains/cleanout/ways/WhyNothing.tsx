import { HrefLink } from '../../../platform/HrefLink.tsx'
import { Row, Text } from '../../../ui/layout.tsx'
import { Section } from './Section.tsx'

/** Renders the section that says why some brands pay nothing, and what happens to their pieces. */
export function WhyNothing() {
  return (
    <Section title="Why nothing">
      <Text upTo="measure">
        A person takes each piece in hand, measures it and photographs it. A piece of fast fashion sells for
        less than that costs, so there is nothing to share.
      </Text>
      <Text upTo="measure" above={3}>
        You may leave such pieces out of your bag. What is in it all the same is looked over like every other
        piece: what somebody can wear goes on sale or to a charity, what nobody can wear is recycled.
      </Text>
      <Row as="p" gap={8} rows={0} above={5}>
        <HrefLink className="link alone" href="/cleanout/estimate">
          What would another piece pay?
        </HrefLink>
        <HrefLink className="link alone" href="/cleanout/guide">
          The reselling guide
        </HrefLink>
      </Row>
    </Section>
  )
}
