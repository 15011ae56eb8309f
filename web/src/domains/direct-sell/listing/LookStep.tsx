// The last step of a listing: as shoppers will see it, and what is missing.
import type { DirectFault } from '@hemline/rules/direct-sell/listings.ts'
import { directPayoutOf } from '@hemline/rules/direct-sell/payouts.ts'
import { lazy, Suspense } from 'react'
import { percentOff, priceText, shortMoney } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Panel, Row, Stack, Text } from '../../../ui/layout.tsx'
import { look } from '../../../ui/look.ts'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { previewOf } from '../../photos/photo-wire.ts'
import { holdWords } from '../hold-words.ts'
import type { Category, Choices, Form, Listing } from './draft.ts'
import { factRows, rowLabels } from './facts.ts'
import styles from './Listing.module.css'

// Asked once in a member's life, with an address form that most others don't need.
const OpenCloset = lazy(async () => ({ default: (await import('./OpenCloset.tsx')).OpenCloset }))

const shownFacts = ['size', 'colors', 'condition', 'materials', 'flaws', 'measurements', 'words'] as const

type LookStepProps = {
  form: Form
  listing: Listing | undefined
  choices: Choices
  category: Category | undefined
  missing: readonly DirectFault[]
  hrefOf: (fault: DirectFault) => string
  /** Whether the member has opened a closet before. */
  isOpen: boolean
  onOpened: () => void
  problem: string | undefined
}

function Missing({ missing, hrefOf }: Pick<LookStepProps, 'missing' | 'hrefOf'>) {
  return (
    <Panel above={4}>
      <Note mood="gold">
        <b>
          {missing.length === 1 ? 'One thing to settle first.' : `${missing.length} things to settle first.`}
        </b>
        <Stack as="ul" gap={0}>
          {missing.map((fault) => (
            <li key={fault.field}>
              <HrefLink
                className={look({ flow: 'row', gap: 0, noWrap: true, inline: true, tall: 44 }, 'link')}
                href={hrefOf(fault)}
              >
                {fault.message}
              </HrefLink>
            </li>
          ))}
        </Stack>
      </Note>
    </Panel>
  )
}

type CardProps = Pick<LookStepProps, 'form' | 'listing' | 'choices' | 'category'>

/** The piece as it stands in a listing of the shop. */
function Card({ form, listing, choices, category }: CardProps) {
  const rows = factRows({ form, guess: undefined, choices, category })
  const valueNamed = (name: string) => rows.find((row) => row.name === name)?.value
  const { price, retail } = form
  const saved = price !== null && retail !== null && retail > price
  const [cover] = form.photoIds
  return (
    <section className={styles.card} aria-label="As shoppers see it">
      <span className="frame">
        {cover !== undefined && <img src={previewOf(cover)} alt="Cover" width={320} height={400} />}
      </span>
      <div>
        <Text size={12} weight={600} tracking="wide" breaks uppercase>
          <bdi>{form.brandName || 'No brand yet'}</bdi>
        </Text>
        <p>{listing?.title ?? category?.name ?? 'Untitled piece'}</p>
        <Text size={14} tone="soft">
          {[valueNamed('size'), valueNamed('condition')].filter(Boolean).join(' · ')}
        </Text>
        <Row gap={2} align="baseline" above={2} className="num">
          <b>{price === null ? 'No price yet' : priceText(price)}</b>
          {saved && (
            <>
              <Text as="s" size={14} tone="soft">
                {shortMoney(retail)}
              </Text>
              <Text as="span" size={14} tone="sale" weight={600}>
                {percentOff(Math.floor(((retail - price) * 100) / retail))}
              </Text>
            </>
          )}
        </Row>
        {price !== null && (
          <Text size={14} above={3} numbers>
            {priceText(directPayoutOf(price).earnings)} for you, {holdWords}.
          </Text>
        )}
      </div>
    </section>
  )
}

/**
 * Renders the last step of a listing: what is missing, the piece as shoppers will see it, and, for a first
 * listing, the form that opens a closet.
 */
export function LookStep(props: LookStepProps) {
  const { form, choices, category, missing, hrefOf, isOpen, onOpened, problem } = props
  const rows = factRows({ form, guess: undefined, choices, category })
  const facts = shownFacts.flatMap((name) => {
    const row = rows.find((one) => one.name === name)
    return row?.value ? [{ key: name, name: rowLabels[name], value: row.value }] : []
  })
  return (
    <>
      <h1>Look it over</h1>
      <Text tone="soft" size={14}>
        This is what shoppers see. You can change all of it later.
      </Text>
      {problem && (
        <Panel above={4}>
          <Note mood="bad" role="alert">
            {problem}
          </Note>
        </Panel>
      )}
      {missing.length > 0 && <Missing missing={missing} hrefOf={hrefOf} />}
      <Card {...props} />
      <Panel above={5}>
        <Facts facts={facts} />
      </Panel>
      {!isOpen && missing.length === 0 && (
        <Stack as="section" gap={2} above={6} aria-labelledby="open-closet">
          <h2 id="open-closet">Open your closet</h2>
          <Suspense fallback={<Skeleton height={320} />}>
            <OpenCloset submitLabel="Open it and list" onOpened={onOpened} />
          </Suspense>
        </Stack>
      )}
    </>
  )
}
