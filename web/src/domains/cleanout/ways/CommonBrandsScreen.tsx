import { commonIneligibleBrands, ineligibleBrands } from '@hemline/rules/earnings/ineligible-brands.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { Grid, Panel, Text } from '../../../ui/layout.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Section } from './Section.tsx'
import { WhyNothing } from './WhyNothing.tsx'

/** Renders the brands without a payout that sellers send most often. */
export function CommonBrandsScreen() {
  usePageHead({})
  return (
    <CleanoutFrame
      current="guide"
      title="Brands we are often sent and can’t pay for"
      lead="Look through your bag once more before you close it: pieces of these brands pay nothing."
    >
      <Section title="Sent most often">
        <Grid as="ul" columns={4} from="phone" gap={3}>
          {commonIneligibleBrands.map((name) => (
            <Panel as="li" key={name} edge="top" padTop={3}>
              {name}
            </Panel>
          ))}
        </Grid>
        <Text above={5}>
          <HrefLink className="link alone" href="/cleanout/ineligible-payout-brands">
            All {ineligibleBrands.length} brands, from A to Z
          </HrefLink>
        </Text>
      </Section>
      <WhyNothing />
    </CleanoutFrame>
  )
}
