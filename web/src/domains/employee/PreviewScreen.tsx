// A piece as shoppers will see it, for those who decide whether they shall. Everybody else gets the page that
// says there is nothing here.
import { Page, Panel, Row, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import './employee-keys.ts'
import { mayDo } from '@hemline/rules/fulfillment/staff.ts'
import { notFoundHead } from '@hemline/rules/seo/document-head.ts'
import {
  ChangeItemStateDocument,
  GetProductDocument,
  GetStaffItemDocument,
} from '@hemline/schema/generated/graphql.ts'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { friendlyError } from '../../platform/errors.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { usePageHead } from '../../platform/head.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { NotFoundScreen } from '../chrome/NotFoundScreen.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Employee.module.css'

/** For those who may look: its code comes while the piece is asked for. */
const productView = () => import('../product/ProductScreen.tsx')
const ProductView = lazy(async () => ({ default: (await productView()).ProductView }))

const ready: Readonly<Record<string, string>> = {
  pending_listing: 'ready to list',
  listed: 'on sale',
  under_review: 'under review',
}

type BarProps = { itemNumber: number; state: string; acts: readonly string[]; roles: readonly string[] }
function Bar({ itemNumber, state, acts, roles }: BarProps) {
  const [refusal, setRefusal] = useState<string>()
  const [{ fetching }, change] = useMutation(ChangeItemStateDocument)
  const list = async () => {
    const { data, error } = await change({ input: { itemNumber, act: 'list', reason: '' } })
    const answer = data?.changeItemState
    setRefusal(
      answer?.__typename === 'StaffItemPayload'
        ? undefined
        : (answer?.message ?? friendlyError(error, 'generic')),
    )
  }
  return (
    <Panel
      as="aside"
      aria-label="Preview"
      padX={0}
      padY={2}
      surface="gold"
      tone="gold"
      className={styles.preview}
    >
      <Row gap={2} className={`page ${styles.ways}`}>
        <b>Preview: {ready[state] ?? state.replaceAll('_', ' ')}</b>
        {refusal && <span role="alert">{refusal}</span>}
        <Text as="span" grow />
        {acts.includes('list') && mayDo(roles, 'list_items') && (
          <Button look="paper" size="small" busy={fetching} onClick={() => void list()}>
            Put it on sale
          </Button>
        )}
        {mayDo(roles, 'edit_items') && (
          <HrefLink
            className={look({
              flow: 'row',
              gap: 0,
              noWrap: true,
              inline: true,
              tall: 44,
              weight: 600,
              underline: true,
            })}
            href={`/employee/items/${itemNumber}`}
          >
            Change it
          </HrefLink>
        )}
      </Row>
    </Panel>
  )
}

function Preview({ itemNumber, roles }: { itemNumber: number; roles: readonly string[] }) {
  usePageHead({ title: 'Preview', robots: 'noindex' })
  useEffect(() => void productView().catch(() => undefined), [])
  const options = { variables: { itemNumber }, requestPolicy: 'cache-and-network' as const }
  const [product, ask] = useQuery({ query: GetProductDocument, ...options })
  const [staff] = useQuery({ query: GetStaffItemDocument, ...options })
  const item = product.data?.item
  const seen = staff.data?.staffItem
  if (item && seen)
    return (
      <>
        <Bar itemNumber={itemNumber} state={seen.state} acts={seen.acts} roles={roles} />
        <Page>
          <Suspense fallback={<Skeleton height={400} />}>
            <ProductView item={item} fromAd={false} />
          </Suspense>
        </Page>
      </>
    )
  if (product.fetching || staff.fetching) return <Skeleton height={400} />
  if (product.error || staff.error)
    return <ErrorScreen onRetry={() => ask({ requestPolicy: 'network-only' })} />
  return <NotFoundScreen />
}

function Nothing() {
  usePageHead(notFoundHead)
  return <NotFoundScreen />
}

/**
 * Renders a piece's product page before the piece is listed, for employees with the task `preview`; for
 * everybody else, that there is nothing here.
 */
export function PreviewScreen() {
  const { id: itemNumber = '' } = useParams({ strict: false })
  const { user, loading } = useSession()
  const number = /^[1-9]\d{0,14}$/.test(itemNumber) ? Number(itemNumber) : undefined
  if (loading || !user) return <Skeleton height={400} />
  if (number === undefined || !mayDo(user.roles, 'preview')) return <Nothing />
  return <Preview key={number} itemNumber={number} roles={user.roles} />
}
