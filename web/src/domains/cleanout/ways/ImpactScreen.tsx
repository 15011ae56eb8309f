import { bagImpactOf } from '@hemline/rules/bags/bag-impact.ts'
import { GetShopFiguresDocument } from '@hemline/schema/generated/graphql.ts'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useQuery } from 'urql'
import { count, countOf } from '../../../platform/format.ts'
import { usePageHead } from '../../../platform/head.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel, Stack, Text } from '../../../ui/layout.tsx'
import { impactGlyphs } from '../../product/impact-glyphs.ts'
import { useUnit } from '../../size-guides/units.ts'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Closing } from './Closing.tsx'
import styles from './Impact.module.css'
import { Section } from './Section.tsx'
import { StandingBag } from './StandingBag.tsx'

/** The categories with factors of their own (decision 0004); `first` is the preset number of pieces. */
const kinds = [
  { tag: 'tops', name: 'Tops', first: 6 },
  { tag: 'sweaters', name: 'Sweaters', first: 3 },
  { tag: 'dresses', name: 'Dresses', first: 2 },
  { tag: 'jeans', name: 'Jeans', first: 2 },
  { tag: 'pants', name: 'Pants', first: 1 },
  { tag: 'skirts', name: 'Skirts', first: 1 },
  { tag: 'coats-jackets', name: 'Coats and jackets', first: 1 },
  { tag: 'shoes', name: 'Pairs of shoes', first: 1 },
  { tag: 'handbags', name: 'Handbags', first: 0 },
  { tag: 'jewelry', name: 'Jewelry', first: 0 },
  { tag: 'accessories', name: 'Accessories', first: 0 },
] as const
const most = 40

type Counts = Record<string, number>
const firstCounts: Counts = Object.fromEntries(kinds.map(({ tag, first }) => [tag, first]))

function Stepper({ name, value, change }: { name: string; value: number; change: (to: number) => void }) {
  return (
    <Stack as="li" gap={0} align="center" edge="bottom" tall={60}>
      <span>{name}</span>
      <IconButton
        aria-label={`Fewer ${name.toLowerCase()}`}
        disabled={value === 0}
        onClick={() => change(value - 1)}
        line
      >
        <Minus size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <Panel
        as="output"
        voice="display"
        size={22}
        leading={1}
        textAlign="center"
        className="num"
        aria-label={name}
      >
        {value}
      </Panel>
      <IconButton
        aria-label={`More ${name.toLowerCase()}`}
        disabled={value >= most}
        onClick={() => change(value + 1)}
        line
      >
        <Plus size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </Stack>
  )
}

function Sums({ counts }: { counts: Counts }) {
  const unit = useUnit()
  const sum = bagImpactOf(
    kinds.map(({ tag, name }) => ({ categoryTags: [tag], category: name, count: counts[tag] ?? 0 })),
  )
  return (
    <div className={styles.sums} role="status">
      <Text below={4} tone="onGreenSoft" className="small">
        My bag: {countOf(sum.pieces, 'piece')}
      </Text>
      <Stack as="ul" gap={5} className="num">
        {impactGlyphs(sum, unit).map(({ key, Icon, amount, words }) => (
          <Stack as="li" gap={0} align="baseline" key={key}>
            <Icon size={28} strokeWidth={1.25} aria-hidden />
            <Text as="b" voice="display" size={48} leading={1} tracking="close">
              {count(amount)}
            </Text>{' '}
            <Text as="span" tone="onGreenSoft">
              {words}
            </Text>
          </Stack>
        ))}
      </Stack>
    </div>
  )
}

function SoFar() {
  const unit = useUnit()
  const [{ data }] = useQuery({ query: GetShopFiguresDocument })
  const figures = data?.shopFigures
  if (!figures || figures.piecesPassedOn === 0) return null
  return (
    <Section
      title="So far, all of us together"
      lead={`${countOf(figures.piecesPassedOn, 'piece')} found somebody at Hemline. Together that is:`}
    >
      <Stack as="ul" className={classes(styles.sofar, 'num')}>
        {impactGlyphs(figures.impact, unit).map(({ key, amount, words }) => (
          <Panel as="li" tone="soft" key={key}>
            <Text as="b" block voice="display" size={36} tone="accent" leading={1.1}>
              {count(amount)}
            </Text>
            {words}
          </Panel>
        ))}
      </Stack>
    </Section>
  )
}

/** Calculates what a bag saves when its pieces are worn again, with the factors of the product page. */
export function ImpactScreen() {
  usePageHead({})
  const [counts, setCounts] = useState(firstCounts)
  return (
    <CleanoutFrame
      title="What your bag saves"
      lead="A piece that is worn again is one that nobody has to make. Count what is in your bag."
      aside={<StandingBag />}
      below={<Sums counts={counts} />}
    >
      <Section title="My bag">
        <ul className={styles.bag}>
          {kinds.map(({ tag, name }) => (
            <Stepper
              key={tag}
              name={name}
              value={counts[tag] ?? 0}
              change={(to) => setCounts({ ...counts, [tag]: to })}
            />
          ))}
        </ul>
      </Section>
      <SoFar />
      <Section
        title="Where the numbers come from"
        lead="From one table of our own estimates, the same that each piece’s page uses: what keeping a piece of this kind in wear saves, against making a new one. A glass is a quarter of a liter, the lamp has 10 watts, the car is an average one. The table goes by kind of piece, not by its cloth or weight, so take the sums as a size and not as a measurement."
      >
        {null}
      </Section>
      <Closing title="Fill one of these" />
    </CleanoutFrame>
  )
}
