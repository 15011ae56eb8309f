import { bagCodeWords } from '@hemline/rules/bags/bag-codes.ts'
import { GetKitDocument, type KitFieldsFragment } from '@hemline/schema/generated/graphql.ts'
import { Download, Inbox, PackageOpen, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { friendlyError } from '../../../platform/errors.ts'
import { dateOf } from '../../../platform/format.ts'
import { HrefLink } from '../../../platform/HrefLink.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { ErrorMessage } from '../../../ui/ErrorMessage.tsx'
import { Row, Stack, Text } from '../../../ui/layout.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Thread } from '../Thread.tsx'
import styles from './Kits.module.css'
import { useKitDraft } from './kit-draft.ts'
import { feeWords, restWords, serviceName } from './kit-words.ts'

const icon = { size: 18, strokeWidth: 1.5 } as const

const nextOf = (kit: KitFieldsFragment) =>
  [
    kit.bagType === 'label'
      ? {
          label: 'Print the label',
          detail: 'Or show it at the counter: they print it for you.',
          icon: <Download {...icon} />,
        }
      : {
          label: 'Wait for the bag',
          detail: `3 to 5 days, to ${kit.shipTo?.line1 ?? 'your address'}.`,
          icon: <Inbox {...icon} />,
        },
    {
      label: 'Fill it',
      detail: 'Clean, dry, and no more than it closes over.',
      icon: <PackageOpen {...icon} />,
    },
    { label: 'Send it', detail: 'The way to us is paid.', icon: <Truck {...icon} /> },
  ].map((step) => ({ ...step, state: 'next' as const }))

/** Lists the facts of a clean-out kit: its code, service, address (none for a printed label) and fee. */
export function KitFacts({ kit }: { kit: KitFieldsFragment }) {
  return (
    <Stack
      as="dl"
      gap={0}
      padX={6}
      padY={5}
      surface="card"
      edge="all"
      round="control"
      upTo="text"
      className={styles.lines}
    >
      <Text as="dt" size={14} tone="soft">
        Its code
      </Text>
      <dd className="num">{bagCodeWords(kit.labelCode)}</dd>
      <Text as="dt" size={14} tone="soft">
        Service
      </Text>
      <dd>{serviceName(kit.service)}</dd>
      {kit.shipTo && (
        <>
          <Text as="dt" size={14} tone="soft">
            Goes to
          </Text>
          <dd>
            {kit.shipTo.fullName}, {kit.shipTo.line1}
            {kit.shipTo.line2 ? `, ${kit.shipTo.line2}` : ''}, {kit.shipTo.city}
            {kit.shipTo.state ? `, ${kit.shipTo.state}` : ''} <span className="num">{kit.shipTo.zip}</span>
          </dd>
        </>
      )}
      <Text as="dt" size={14} tone="soft">
        What it costs
      </Text>
      <dd>{feeWords(kit.fee)}</dd>
      <Text as="dt" size={14} tone="soft">
        What isn’t sold
      </Text>
      <dd>{restWords[kit.restChoice === 'donate' ? 'donate' : 'reclaim']}</dd>
      {kit.incentives.length > 0 && (
        <>
          <Text as="dt" size={14} tone="soft">
            Comes with it
          </Text>
          {kit.incentives.map((one) => (
            <dd key={one.name}>{one.words}</dd>
          ))}
        </>
      )}
      {kit.charity && (
        <>
          <Text as="dt" size={14} tone="soft">
            For
          </Text>
          <dd>{kit.charity.name}</dd>
        </>
      )}
      {kit.partner && (
        <>
          <Text as="dt" size={14} tone="soft">
            With
          </Text>
          <dd>{kit.partner.name}</dd>
        </>
      )}
      {kit.labelValidUntil && (
        <>
          <Text as="dt" size={14} tone="soft">
            Its label works until
          </Text>
          <dd className="num">{dateOf(kit.labelValidUntil)}</dd>
        </>
      )}
    </Stack>
  )
}

/**
 * Hook: loads a kit by its id (no request without one). Returns `kit`, `missing` (there is no such kit of the
 * viewer), `error` while nothing is loaded, and `again`, which asks the server.
 */
export function useKit(id: string | undefined) {
  const [{ data, error, fetching }, ask] = useQuery({
    query: GetKitDocument,
    variables: { id: id ?? '' },
    pause: !id,
  })
  return {
    kit: data?.kit ?? undefined,
    missing: data?.kit === null,
    error: data || fetching ? undefined : error,
    again: () => ask({ requestPolicy: 'network-only' }),
  }
}

/**
 * Confirms the order of a clean-out kit and explains the next steps: the kit `id`, else the one just ordered.
 * `ways`: links to further pages. Shows a placeholder while it loads and an error with "Try again".
 */
export function KitDone({ id, ways }: { id?: string | undefined; ways?: ReactNode }) {
  const orderedId = useKitDraft((draft) => draft.orderedId)
  const { kit, error, again } = useKit(id ?? orderedId)
  if (error) return <ErrorMessage onRetry={again}>{friendlyError(error, 'fetchingKit')}</ErrorMessage>
  if (!kit) return <Skeleton height="16rem" />
  return (
    <Stack gap={8}>
      <Thread tone="light" label="What comes next" steps={nextOf(kit)} />
      <KitFacts kit={kit} />
      <Row rows={2} className={styles.ways}>
        {kit.bagType === 'label' && (
          <HrefLink className={buttonClass({ size: 'large' })} href={`/cleanout/online-label/${kit.id}`}>
            Open your label
          </HrefLink>
        )}
        {ways ?? (
          <>
            <HrefLink
              className={buttonClass({ size: 'large', ...(kit.bagType === 'label' && { look: 'line' }) })}
              href="/my/cleanouts/kits"
            >
              See your kits
            </HrefLink>
            <HrefLink className={buttonClass({ look: 'text', size: 'large' })} href="/cleanout/sell">
              Order another
            </HrefLink>
          </>
        )}
      </Row>
    </Stack>
  )
}
