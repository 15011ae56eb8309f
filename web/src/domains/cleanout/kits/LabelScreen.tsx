import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import type { KitFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { Download, Printer } from 'lucide-react'
import { nowMs } from '../../../platform/clock.ts'
import { dateOf } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { usePageHead } from '../../../platform/head.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CleanoutFrame } from '../CleanoutFrame.tsx'
import { Barcode, MatrixCode } from './Barcode.tsx'
import { KitAway } from './KitAway.tsx'
import './kit-keys.ts'
import { useKit } from './KitDone.tsx'
import { serviceName } from './kit-words.ts'
import styles from './Label.module.css'
import { PopupBlockerTip } from './PopupBlockerTip.tsx'

const tips = [
  ['Wash and dry it first', 'A piece that smells or is damp can’t be sold.'],
  ['Empty the pockets', 'Then button, zip and fold it: fewer creases, better pictures.'],
  ['Shoes sole to sole', 'A pair in a bag of its own keeps the rest clean.'],
  ['Jewelry in a small bag', 'Closed, so that nothing slips out.'],
  ['Cover old labels', 'Only this one may be seen, flat and without a fold through the bars.'],
] as const

/** Returns why a label can no longer be used; undefined for a valid label. */
function endedWords(kit: KitFieldsFragment): { title: string; words: string } | undefined {
  const over = kit.labelValidUntil !== null && new Date(kit.labelValidUntil).getTime() < nowMs()
  if (kit.status === 'canceled')
    return {
      title: 'This kit is canceled',
      words: 'Its label is not paid for any more. Please don’t use it.',
    }
  if (kit.status === 'lapsed' || over)
    return {
      title: 'This label no longer works',
      words: `It was good until ${kit.labelValidUntil ? dateOf(kit.labelValidUntil) : 'its time was over'}. Order another one: there is nothing to pay now.`,
    }
  if (kit.status === 'sent_back' || kit.status === 'received')
    return {
      title: 'This label is used',
      words: 'Your bag is with the carrier or with us already. One label is for one bag.',
    }
  return undefined
}

function Ended({ title, words }: { title: string; words: string }) {
  return (
    <CleanoutFrame title={title} lead={words}>
      <Row>
        <HrefLink className={buttonClass()} href="/cleanout/sell?type=label">
          Order another label
        </HrefLink>
        <HrefLink className={buttonClass({ look: 'text' })} href="/my/cleanouts/kits">
          See your kits
        </HrefLink>
      </Row>
    </CleanoutFrame>
  )
}

function From({ lines: [name, ...address] }: { lines: readonly string[] }) {
  return (
    <Stack as="p" gap={0}>
      <Text as="span" size={14}>
        From
      </Text>
      {name ? (
        <>
          <Text as="b" size={14} weight={600}>
            {name}
          </Text>
          {address.length === 0 && (
            <Text as="span" size={14}>
              Write your address here.
            </Text>
          )}
          {address.map((line) => (
            <Text as="span" size={14} key={line}>
              {line}
            </Text>
          ))}
        </>
      ) : (
        <Text as="span" size={14}>
          Write your name and address here.
        </Text>
      )}
    </Stack>
  )
}

function Paper({ kit }: { kit: KitFieldsFragment }) {
  return (
    <Stack as="section" className={styles.paper} aria-label="The label">
      <Row as="header" gap={0} align="baseline" justify="between" noWrap padBottom={3}>
        <b>Hemline</b>
        <span>Postage paid</span>
      </Row>
      <From lines={kit.labelFrom} />
      <Row gap={4} align="start" justify="between" noWrap>
        <Stack as="p" gap={0}>
          <Text as="span" size={14}>
            To
          </Text>
          <Text as="b" size={18} weight={600}>
            Hemline Clean-out
          </Text>
          {kit.labelTo.map((line) => (
            <Text as="span" size={14} key={line}>
              {line}
            </Text>
          ))}
          <Text as="span" size={14}>
            Bag <span className="num">{kit.bagNumber}</span>, {serviceName(kit.service)}
            {kit.partner && `, with ${kit.partner.name}`}
          </Text>
        </Stack>
        <MatrixCode id={kit.id} code={kit.labelCode} className={styles.matrix} />
      </Row>
      <Barcode id={kit.id} code={kit.labelCode} className={styles.bars} />
      <Text voice="label" size={18} leading={1} tracking="wide" textAlign="center" numbers>
        {bagCodeWords(kit.labelCode)}
      </Text>
    </Stack>
  )
}

type LabelPageProps = {
  id: string
  /** The partner whose page it is: kits that were not ordered with it are not found there. */
  partner?: { slug: string; name: string }
}

/**
 * Shows the label of a kit to print or to show at the counter, with instructions for packing. A label that
 * has ended says so; a kit that isn't the viewer's or not of `partner` has a message instead.
 */
export function LabelPage({ id, partner }: LabelPageProps) {
  usePageHead({ title: 'Your label', robots: 'noindex' })
  const { kit, missing, error, again } = useKit(id)
  const isElsewhere = kit !== undefined && partner !== undefined && kit.partner?.slug !== partner.slug
  if (missing || isElsewhere || error)
    return <KitAway title="We can’t find this label" error={error} onAgain={again} />
  const ended = kit && endedWords(kit)
  if (ended) return <Ended {...ended} />
  const lead = kit?.labelValidUntil
    ? `It works until ${dateOf(kit.labelValidUntil)}. The way to us is paid.`
    : 'The way to us is paid.'
  return (
    <CleanoutFrame
      title={partner ? `Your ${partner.name} label` : 'Your label'}
      lead={kit && lead}
      crumbs={partner && <HrefLink href={`/cleanout/${partner.slug}`}>{partner.name} and Hemline</HrefLink>}
    >
      {kit ? (
        <Stack gap={10} align="start" className={styles.two}>
          <Stack gap={5} justifyItems="start">
            <Paper kit={kit} />
            {kit.labelUrl ? (
              <Row>
                <a
                  className={buttonClass({ size: 'large' })}
                  href={kit.labelUrl}
                  target="_blank"
                  rel="noopener"
                >
                  <Printer size={18} strokeWidth={1.5} aria-hidden /> Open and print
                </a>
                <a
                  className={buttonClass({ look: 'line', size: 'large' })}
                  href={kit.labelUrl}
                  download={`hemline-label-${kit.bagNumber}.pdf`}
                >
                  <Download size={18} strokeWidth={1.5} aria-hidden /> Download
                </a>
              </Row>
            ) : (
              <Note>
                {kit.bagType === 'bag' ? (
                  <b>The label is on the bag already: there is nothing to print.</b>
                ) : (
                  <b>The label to print is not ready yet. Please look again in a minute.</b>
                )}
              </Note>
            )}
            {kit.labelUrl && <PopupBlockerTip />}
            <p className="soft small">
              No printer? Show this page at the counter: the code is all they need.
            </p>
          </Stack>
          <section>
            <h2>Before you close it</h2>
            <Stack as="ul" above={5} className={styles.tips}>
              {tips.map(([title, words]) => (
                <li key={title}>
                  <Text as="b" weight={600}>
                    {title}
                  </Text>
                  <Text as="span" tone="soft">
                    {words}
                  </Text>
                </li>
              ))}
            </Stack>
          </section>
        </Stack>
      ) : (
        <Skeleton height="24rem" />
      )}
    </CleanoutFrame>
  )
}

/** Renders /cleanout/online-label/:id: the label of a clean-out kit to print or to show at the counter. */
export function LabelScreen() {
  const { id } = useParams({ strict: false }) as { id: string }
  return <LabelPage id={id} />
}
