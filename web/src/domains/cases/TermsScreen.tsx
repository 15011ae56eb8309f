import {
  atOnceCases,
  atOnceLimit,
  bonusPercent,
  caseDays,
  claimDays,
  keepPercent,
  lateDays,
  wordLimit,
} from '@hemline/rules/vocabulary/cases.ts'
import { Link } from '@tanstack/react-router'
import { money } from '../../platform/format.ts'
import { usePageHead } from '../../platform/head.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Page, Row, Stack, Text } from '../../ui/layout.tsx'

const promises: readonly { title: string; words: string }[] = [
  {
    title: 'Not as described, or damaged',
    words: `Keep the piece and get ${keepPercent.not_as_described}% of its price back, ${keepPercent.damaged}% when it was damaged on the way. Or send it back with our label and get everything, also for final sale.`,
  },
  {
    title: 'Missing',
    words: `Everything for the piece comes back, with the delivery when nothing else was in the parcel. As shop credit it is ${bonusPercent}% more.`,
  },
  {
    title: 'A different piece came',
    words: `Up to ${money(wordLimit)} you keep what came and get everything back. Above, we send you a label and pay when it is here.`,
  },
  {
    title: 'The parcel didn’t come',
    words: `Marked as delivered: up to ${money(wordLimit)} at once on your word, above that the carrier has ${claimDays} days, and then we pay. Not delivered ${lateDays} days after the promised day: everything comes back at once.`,
  },
  {
    title: 'When a person decides',
    words: `Above ${money(atOnceLimit)}, more than ${caseDays} days after the delivery, or after ${atOnceCases} cases that were settled at once within a year. The page says so, and by when somebody answers.`,
  },
  {
    title: 'What a case never touches',
    words: 'Your earnings, your points, your next orders and your right to write to us again.',
  },
]

/** Renders the terms of the resolution hub in plain words. */
export function TermsScreen() {
  usePageHead({ title: 'What we promise', robots: 'noindex' })
  return (
    <Page above={8} upTo="text">
      <h1>What we promise when something goes wrong</h1>
      <Stack gap={6} above={6}>
        {promises.map(({ title, words }) => (
          <section key={title}>
            <Text as="h2" size={22} below={2}>
              {title}
            </Text>
            <p>{words}</p>
          </section>
        ))}
      </Stack>
      <Row above={8}>
        <Link to="/resolution-hub" className={buttonClass()}>
          Something went wrong
        </Link>
      </Row>
    </Page>
  )
}
