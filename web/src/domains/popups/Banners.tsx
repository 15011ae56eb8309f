// The banners above a page (specification §9), one at once; dismissed by a cookie and on the account.
import {
  type Banner,
  bannerCookies,
  bannerFor,
  banners,
  type FirstStep,
  firstSteps,
  isBannerDismissed,
} from '@hemline/rules/site/banners.ts'
import { classify } from '@hemline/rules/site/routes.ts'
import { restockingFee } from '@hemline/rules/vocabulary/returns.ts'
import { GetSubscriptionsDocument } from '@hemline/schema/generated/graphql.ts'
import { useRouterState } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useQuery } from 'urql'
import { nowMs } from '../../platform/clock.ts'
import { readCookie, writeCookie } from '../../platform/cookies.ts'
import { money } from '../../platform/format.ts'
import { HrefLink } from '../../platform/HrefLink.tsx'
import { keep, settingIn, useKept, useKeptStore } from '../../platform/kept.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Panel, Row } from '../../ui/layout.tsx'
import { look } from '../../ui/look.ts'
import type { SessionUser } from '../identity/session.tsx'
import styles from './Banners.module.css'

type Words = { text: string; link?: { href: string; label: string } }
const words: Readonly<Record<Exclude<Banner, 'onboarding'>, Words>> = {
  privacy: {
    text: 'Your browser asks sites not to sell or share what you do. We heard it, and we don’t.',
    link: { href: '/privacy', label: 'Your privacy' },
  },
  restocking_fee: {
    text: `Restocking is ${money(restockingFee)} a piece: none on your first return, with shop credit, or when we made the mistake.`,
    link: { href: '/legal/tou', label: 'Read the terms' },
  },
  sms: {
    text: 'Hear by text when your parcel is at the door.',
    link: { href: '/my/subscriptions', label: 'Choose texts' },
  },
}

const steps: Readonly<Record<FirstStep, { name: string; href: string }>> = {
  favorite: { name: 'Give a piece your heart', href: '/women' },
  order: { name: 'Bring your first piece home', href: '/products' },
  kit: { name: 'Order a clean-out bag', href: '/cleanout' },
}

const isSteps = (value: unknown): value is FirstStep[] =>
  Array.isArray(value) && value.every((one) => (firstSteps as readonly unknown[]).includes(one))

/** The first steps that a member has done: once punched, a step stays on the card. */
function usePunchcard(user: SessionUser): readonly FirstStep[] {
  const ready = useKeptStore((state) => state.ready)
  const punched = useKept('punchcard.first_steps', [], isSteps)
  const done: Record<FirstStep, boolean> = {
    favorite: user.favoritesCount > 0,
    order: user.hasPurchasedOrder,
    kit: user.hasKitOrdered,
  }
  const all = firstSteps.filter((step) => done[step] || punched.includes(step))
  const isNew = ready && user.loggedIn && all.length > punched.length
  const text = all.join()
  useEffect(() => {
    if (isNew) keep('punchcard.first_steps', text.split(','))
  }, [isNew, text])
  return all
}

/** Whether texts can be asked for, and were not yet; undefined until it is known. */
function useTextsOffered(user: SessionUser, path: string): boolean | undefined {
  const asks = user.loggedIn && path.startsWith('/my') && classify('/my/subscriptions').kind !== 'not-found'
  const [{ data, error }] = useQuery({ query: GetSubscriptionsDocument, pause: !asks })
  if (!asks || error) return false
  return data && data.subscriptions.phone === null
}

function FirstSteps({ done }: { done: readonly FirstStep[] }) {
  return (
    <div>
      <b>
        Your first steps: {done.length} of {firstSteps.length}
      </b>
      <Row as="ul" gap={4} rows={0} align="stretch" className={styles.steps}>
        {firstSteps.map((step) => (
          <Row as="li" gap={0} noWrap key={step}>
            {done.includes(step) ? (
              <Panel as="s" tone="soft">
                {steps[step].name}
              </Panel>
            ) : (
              <HrefLink className={look({ underline: true })} href={steps[step].href}>
                {steps[step].name}
              </HrefLink>
            )}
          </Row>
        ))}
      </Row>
    </div>
  )
}

type Shown = { banner: Banner; stepsDone: readonly FirstStep[]; dismiss: () => void }

/**
 * Hook: returns the one banner that this page has for the viewer; `shown` is undefined when there is none or
 * it was dismissed. `settled` turns true once that is known, so that a page can leave room for it.
 */
export function useBanner(user: SessionUser): { shown: Shown | undefined; settled: boolean } {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const settings = useKeptStore((state) => state.settings)
  const ready = useKeptStore((state) => state.ready)
  const [gone, setGone] = useState<readonly Banner[]>([])
  const stepsDone = usePunchcard(user)
  const textsOffered = useTextsOffered(user, path)
  const now = new Date(nowMs())
  const dismissed = banners.filter(
    (one) =>
      gone.includes(one) ||
      isBannerDismissed(one, readCookie(bannerCookies[one].name), now) ||
      isBannerDismissed(one, settingIn(settings, `banners.${one}`), now),
  )
  const banner = bannerFor({
    path,
    loggedIn: user.loggedIn,
    isInternational: user.isInternational,
    privacySignal: Reflect.get(globalThis.navigator, 'globalPrivacyControl') === true,
    textsOffered: textsOffered === true,
    createdAt: user.createdAt ? new Date(user.createdAt) : null,
    stepsDone,
    dismissed,
    now,
  })
  // A banner that another one replaces would move the page twice.
  const settled = ready && textsOffered !== undefined
  if (!settled || !banner) return { settled, shown: undefined }
  const dismiss = () => {
    const at = new Date(nowMs()).toISOString()
    writeCookie(bannerCookies[banner].name, at, bannerCookies[banner].days)
    keep(`banners.${banner}`, at)
    setGone([...gone, banner])
  }
  return { settled, shown: { banner, stepsDone, dismiss } }
}

/** Renders a banner: above a page, over its whole width; `inPage`, among the parts of a page. */
export function BannerRow({ shown, inPage }: { shown: Shown; inPage?: boolean }) {
  const { banner, stepsDone, dismiss } = shown
  const said = banner === 'onboarding' ? undefined : words[banner]
  return (
    <Row
      as="section"
      justify="between"
      noWrap
      surface="sunk"
      edge={inPage ? undefined : 'bottom'}
      round={inPage ? 'sheet' : undefined}
      size={14}
      {...(inPage ? { padX: 4, padY: 2, below: 5 } : { className: styles.banner })}
      aria-label="Notice"
    >
      {said ? (
        <p>
          {said.text}{' '}
          {said.link && (
            <HrefLink className={look({ underline: true })} href={said.link.href}>
              {said.link.label}
            </HrefLink>
          )}
        </p>
      ) : (
        <FirstSteps done={stepsDone} />
      )}
      <IconButton aria-label="Dismiss this notice" onClick={dismiss}>
        <X size={20} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </Row>
  )
}

/** Renders the banner above a page, if there is one. */
export function Banners({ user }: { user: SessionUser }) {
  const { shown } = useBanner(user)
  return shown ? <BannerRow shown={shown} /> : null
}
