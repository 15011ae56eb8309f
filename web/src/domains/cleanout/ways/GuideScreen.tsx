import { reclaimDays } from '@hemline/rules/consignment/reclaim.ts'
import { type BrandTier, brandTiers } from '@hemline/rules/vocabulary/items.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Grid, Row, Stack, Text } from '../../../ui/layout.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Closing } from './Closing.tsx'
import { estimateHref } from './estimate-address.ts'
import styles from './Guide.module.css'
import { isIn, months, preparing, seasons, tierNotes } from './guide-facts.ts'
import { Section } from './Section.tsx'
import { Staircase } from './Staircase.tsx'
import { StandingBag } from './StandingBag.tsx'
import { Take } from './Take.tsx'
import { plainTerms } from './ways.ts'

type Season = (typeof seasons)[number]

const calendarColumns: readonly Column<Season>[] = [
  { key: 'what', name: <span className="sr">Pieces</span>, cell: ({ what }) => what },
  ...months.map((month, i) => ({
    key: month,
    name: (
      <>
        <span aria-hidden>{month.charAt(0)}</span>
        <span className="sr">{month}</span>
      </>
    ),
    cell: ({ send, sells }: Season) => (
      <span className="sr">
        {[isIn(i + 1, send) && 'send', isIn(i + 1, sells) && 'sells'].filter(Boolean).join(', ')}
      </span>
    ),
    cellClass: ({ send, sells }: Season) =>
      classes(isIn(i + 1, sells) && styles.sells, isIn(i + 1, send) && styles.send),
  })),
]

const tierColumns: readonly Column<BrandTier>[] = [
  {
    key: 'brand',
    name: 'Brand',
    cell: (tier) => (
      <>
        <Text as="b" block voice="display" size={18} leading={1.3}>
          {tierNotes[tier].name}
        </Text>
        <span className="small soft">{tierNotes[tier].text}</span>
      </>
    ),
  },
  ...(['standard', 'premium'] as const).map((service) => ({
    key: service,
    name: service === 'standard' ? 'Standard' : 'Premium',
    number: true,
    cell: (tier: BrandTier) => `${plainTerms(service, tier).windowDays} days`,
  })),
]

function Calendar() {
  return (
    <>
      <Table
        label="When to send what, and when it sells"
        wide="slides"
        className={styles.calendar}
        columns={calendarColumns}
        rows={seasons}
        rowKey={({ what }) => what}
      />
      <Row as="p" gap={2} noWrap above={2} size={14} tone="soft" className={styles.legend} aria-hidden>
        <span className={styles.send} /> send it in <span className={styles.sells} /> it sells
      </Row>
    </>
  )
}

/**
 * Renders the reselling guide: which pieces sell, how to prepare them, when to send them, and how prices
 * fall.
 */
export function GuideScreen() {
  usePageHead({})
  return (
    <CleanoutFrame
      current="guide"
      title="The reselling guide"
      lead="What sells, how to get it ready, when to send it, and how its price moves once it hangs here."
      aside={<StandingBag />}
      actions={
        <HrefLink className={buttonClass({ look: 'paper' })} href={estimateHref({})}>
          Estimate a piece
        </HrefLink>
      }
    >
      <Section title="What we take" id="what-we-take">
        <Grid gap={8} columns={2} className={styles.take}>
          <Take />
        </Grid>
      </Section>
      <Section title="Six minutes that pay">
        <Stack as="ol" gap={6} className={styles.prepare}>
          {preparing.map(({ title, text }, i) => (
            <li key={title}>
              <i aria-hidden>{i + 1}</i>
              <Text as="h3" size={18}>
                {title}
              </Text>
              <Text above={1} upTo="short" size={15} tone="soft">
                {text}
              </Text>
            </li>
          ))}
        </Stack>
      </Section>
      <Section
        title="Brands, and the time they get"
        lead="A dearer piece waits longer for its buyer, so it is on sale for longer."
      >
        <Table
          label="For how long a piece is on sale"
          columns={tierColumns}
          rows={brandTiers}
          rowKey={(tier) => tier}
        />
      </Section>
      <Section
        title="When to send what"
        lead="Pieces sell best when their season begins. Sorting takes a while, so send them some weeks before."
      >
        <Calendar />
      </Section>
      <Section
        title="How prices move"
        lead={`A price that nobody pays goes down on set days, never below ${plainTerms('standard').floorPercent}% of the first one. After the last day you have ${reclaimDays} days to take the piece back.`}
      >
        <Staircase />
      </Section>
      <Closing title="Ready when your closet is" />
    </CleanoutFrame>
  )
}
