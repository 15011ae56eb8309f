import { ArrowRight, Gift, HandCoins, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { Stack, Text } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import styles from './CashOut.module.css'
import { CashOutFrame, NothingToTake } from './CashOutFrame.tsx'
import type { Setup } from './earnings-words.ts'

type WayProps = { href: string; icon: ReactNode; title: string; amount: string; children: ReactNode }

function Way({ href, icon, title, amount, children }: WayProps) {
  return (
    <li>
      <HrefLink
        className={look(
          { flow: 'stack', gap: 4, align: 'center', pad: 5, surface: 'card', edge: 'all', round: 'sheet' },
          styles.way,
        )}
        href={href}
      >
        {icon}
        <span>
          <b>{title}</b>
          <span className="soft">{children}</span>
        </span>
        <Text as="span" voice="display" size={22} nowrap numbers className={styles.wayAmount}>
          {amount}
        </Text>
        <ArrowRight size={20} strokeWidth={1.5} aria-hidden />
      </HrefLink>
    </li>
  )
}

function Ways({ setup }: { setup: Setup }) {
  const { available, availableAsCredit } = setup.earnings
  const icon = { size: 24, strokeWidth: 1.5, 'aria-hidden': true } as const
  return (
    <Stack as="ul" gap={3} above={6} upTo="list">
      <Way
        href="/cleanout/cashout/cash"
        icon={<HandCoins {...icon} />}
        title="Cash"
        amount={money(available)}
      >
        To your wallet, card account or bank account, from {money(setup.minimum)}
      </Way>
      <Way
        href="/cleanout/cashout/credit"
        icon={<Tag {...icon} />}
        title="Store credit"
        amount={money(availableAsCredit)}
      >
        {setup.creditBonusPercent}% on top: {money(availableAsCredit - available)} more to spend here, at once
      </Way>
      <Way
        href="/cleanout/cashout/donate"
        icon={<Gift {...icon} />}
        title="Give it away"
        amount={money(available)}
      >
        {setup.charities.length > 0
          ? `To ${setup.charities.map(({ name }) => name).join(' or ')}, with a receipt`
          : 'To a charity, with a receipt'}
      </Way>
    </Stack>
  )
}

/** Renders the choice of how to take earnings: cash, store credit, or a donation (§2 /cleanout/cashout). */
export function CashOutScreen() {
  return (
    <CashOutFrame
      title="Cash out"
      lead="Your earnings, the way you want them. You can take a part now and the rest later."
      phrase="fetchingCashout"
    >
      {(setup) => (setup.earnings.available > 0 ? <Ways setup={setup} /> : <NothingToTake setup={setup} />)}
    </CashOutFrame>
  )
}
