import { bagCalled } from '@hemline/rules/bags/bag-lists.ts'
import { SellerBagsDocument, type SellerBagsQuery } from '@hemline/schema/generated/graphql.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Panel, Row, Text } from '../../ui/layout.tsx'
import { Thread } from '../cleanout/Thread.tsx'
import { type Bag, bagHeadline, bagThread } from '../consignment/bag-words.ts'
import { bagHref } from '../consignment/item-words.ts'
import styles from './Home.module.css'
import { Part } from './Part.tsx'
import { usePart } from './use-part.ts'

const still = ({ counts }: Bag): number => counts.listed + counts.gettingReady

/** Returns whether something of a bag is still to come: it is under way, or pieces of it are on sale. */
const isRunning = (bag: Bag): boolean =>
  bag.status === 'done' ? still(bag) > 0 : bag.status !== 'canceled' && bag.status !== 'lost'

/**
 * Hook: loads the first page of the member's bags, newest first; returns `data`, `failed`, `settled` and
 * `again` as usePart does.
 */
export const useBags = () => usePart(SellerBagsDocument, { page: 1 })

/**
 * Returns how many pieces of a member's bags are on sale; undefined until that is known, and when there are
 * more bags than the first page shows.
 */
export const piecesOnSale = (data: SellerBagsQuery | undefined): number | undefined =>
  data && !data.sellerBags.hasNextPage
    ? data.sellerBags.nodes.reduce((sum, { counts }) => sum + counts.listed, 0)
    : undefined

/**
 * Renders the newest clean-out bag that is still running, with what it has earned (the argument is the result
 * of useBags); nothing without one, and a message with "Try again" after a failed request.
 */
export function RunningBag({ data, failed, again }: ReturnType<typeof useBags>) {
  const bag = data?.sellerBags.nodes.find(isRunning)
  if (!bag && !failed) return null
  return (
    <Part
      title="Your running bag"
      to={{ href: '/my/cleanouts', name: 'All bags' }}
      failed={failed}
      again={again}
    >
      {bag && (
        <Panel pad={6} surface="green" round="sheet" tone="onGreen" className={styles.bag}>
          <Row justify="between" align="start" below={5}>
            <div>
              <Text as="h3" size={22}>
                <HrefLink href={bagHref(bag.bagNumber)}>{bagCalled(bag)}</HrefLink>
              </Text>
              <Text size={14} tone="onGreenSoft" numbers>
                {bag.name && `Bag ${bag.bagNumber}: `}
                {bagHeadline(bag)}
              </Text>
            </div>
            {bag.earned > 0 && (
              <div>
                <Text size={14} tone="onGreenSoft">
                  {bag.service === 'donation' ? 'Raised so far' : 'Earned so far'}
                </Text>
                <Text voice="display" size={36} leading={1.1} numbers>
                  {money(bag.earned)}
                </Text>
              </div>
            )}
          </Row>
          <Thread
            steps={bagThread(bag, undefined).map(({ label, state }) => ({ label, state }))}
            tone="dark"
            compact
            label="Where your bag is"
          />
        </Panel>
      )}
    </Part>
  )
}
