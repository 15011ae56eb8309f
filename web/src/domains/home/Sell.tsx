import { sellWordsFor } from '@hemline/rules/site/home-parts.ts'
import { UserDocument } from '@hemline/schema/generated/graphql.ts'
import { useQuery } from 'urql'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { LinenBag } from '../../ui/LinenBag.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Sell.module.css'

/**
 * Renders the home page's section about selling: the three steps of a clean-out and a link to it. A member
 * who was sent a bag without a fee lately is led to that bag; sellers read words of their segment (§3).
 */
export function Sell() {
  const { user } = useSession()
  const isMember = user?.loggedIn === true
  const says = sellWordsFor(user?.sellerSegment)
  const [{ data }] = useQuery({ query: UserDocument, pause: !isMember })
  const hasBag = isMember && data?.user.recentComplimentaryBag === true
  return (
    <Stack as="section" gap={0} above={20} surface="green" clip tone="onGreen" className={styles.clean}>
      <div className={styles.cleanIn}>
        <Text as="h2" size={36}>
          {hasBag ? 'You have a bag of ours' : says.title}
        </Text>
        <Text above={4} below={6} upTo="short" tone="onGreenSoft">
          {hasBag
            ? 'Fill the bag and send it: the label is paid. We photograph, list and ship what sells.'
            : says.words}
        </Text>
        <Stack as="ol" gap={5} below={8} className={styles.steps}>
          <li>
            <i>1</i>
            <Text as="b" block weight={600}>
              Fill the bag
            </Text>
            <Text as="span" size={14} tone="onGreenSoft">
              Shipping is prepaid.
            </Text>
          </li>
          <li>
            <i>2</i>
            <Text as="b" block weight={600}>
              We do the work
            </Text>
            <Text as="span" size={14} tone="onGreenSoft">
              Sorted and listed by our team.
            </Text>
          </li>
          <li>
            <i>3</i>
            <Text as="b" block weight={600}>
              Get paid
            </Text>
            <Text as="span" size={14} tone="onGreenSoft">
              When your pieces sell.
            </Text>
          </li>
        </Stack>
        <HrefLink
          className={buttonClass({ look: 'paper' })}
          href={hasBag ? '/my/cleanouts/kits' : '/cleanout'}
        >
          {hasBag ? 'Follow your bag' : says.action}
        </HrefLink>
      </div>
      <LinenBag className={styles.bag} />
    </Stack>
  )
}
