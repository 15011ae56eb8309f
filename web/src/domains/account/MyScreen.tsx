import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { nowMs } from '../../platform/clock.ts'
import { dayInWords } from '../../platform/format-days.ts'
import { usePageHead } from '../../platform/head.ts'
import { Page, Stack, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type SessionUser, useSession } from '../identity/session.tsx'
import { BannerRow, useBanner } from '../popups/Banners.tsx'
import { Fits, useFits } from './Fits.tsx'
import styles from './Home.module.css'
import { MoneyBox, useMoney } from './MoneyBox.tsx'
import { Needs, useNeeds } from './Needs.tsx'
import { NextParcel, useOrders } from './NextParcel.tsx'
import { Part } from './Part.tsx'
import { Places } from './Places.tsx'
import { piecesOnSale, RunningBag, useBags } from './RunningBag.tsx'
import { SearchNews, useSearches } from './SearchNews.tsx'
import { SizesBox } from './SizesBox.tsx'

// Last of its column, and not among the parts that the page waits for.
const Strip = lazy(async () => ({ default: (await import('./Strip.tsx')).Strip }))
const StandingBox = lazy(async () => ({ default: (await import('./StandingBox.tsx')).StandingBox }))

const numbers = ['Nothing waits', 'One thing waits', 'Two things wait', 'Three things wait']

/** "Friday, Nov 27. Three things wait for you." */
function leadOf(needs: number | undefined): string {
  const today = `${dayInWords(new Date(nowMs()).toISOString())}.`
  return needs === undefined ? today : `${today} ${numbers[needs] ?? `${needs} things wait`} for you.`
}

/**
 * How long the page waits for all of its parts, in milliseconds; then it shows those that are there. For the
 * notice above them, which would move them all, it waits as long as a request may take.
 */
const patientMs = { parts: 1200, notice: 3200 }

/**
 * Tells whether the page may be drawn, and whether with its notice: once all parts are settled or the wait is
 * over, and from then on. A notice that comes later waits for the next visit.
 */
function useReady(parts: boolean, notice: boolean): { isReady: boolean; withNotice: boolean } {
  const [waited, setWaited] = useState<'parts' | 'notice'>()
  const [drawn, setDrawn] = useState<{ withNotice: boolean }>()
  if (!drawn && ((notice && (parts || waited)) || waited === 'notice')) setDrawn({ withNotice: notice })
  useEffect(() => {
    const timers = (['parts', 'notice'] as const).map((one) =>
      setTimeout(() => setWaited(one), patientMs[one]),
    )
    return () => timers.forEach(clearTimeout)
  }, [])
  return { isReady: drawn !== undefined, withNotice: drawn?.withNotice === true }
}

/** Stands in the place of the parts until they are there. */
function Waiting() {
  return (
    <Stack
      gap={6}
      top
      className={styles.waiting}
      role="status"
      aria-busy="true"
      aria-label="Loading your account"
    >
      <Skeleton width="100%" height={104} />
      <Skeleton width="100%" height={320} />
    </Stack>
  )
}

/** Keeps the place of the member's tier while its code loads. */
function StandingSoon() {
  return (
    <Part boxed title="Rewards" to={{ href: '/rewards', name: 'Rewards' }} again={() => undefined}>
      <Skeleton width="100%" height={40} />
    </Part>
  )
}

function Home({ user }: { user: SessionUser }) {
  const name = user.firstName
  const banner = useBanner(user)
  const needs = useNeeds()
  const money = useMoney()
  const orders = useOrders()
  const bags = useBags()
  const searches = useSearches()
  const fits = useFits()
  const parts = [needs, money, orders, bags, searches, fits].every(({ settled }) => settled)
  const { isReady, withNotice } = useReady(parts, banner.settled)
  return (
    <Page above={8}>
      <h1>{name ? `Hello, ${name}` : 'Your account'}</h1>
      <Text tone="soft" above={1} below={6} aria-live="polite">
        {leadOf(needs.data?.accountNeeds.length)}
      </Text>
      {!isReady ? (
        <Waiting />
      ) : (
        <>
          {withNotice && banner.shown && <BannerRow shown={banner.shown} inPage />}
          <div className={styles.home}>
            <div className={styles.main}>
              <Needs {...needs} />
              <NextParcel list={orders} />
              <RunningBag {...bags} />
              <SearchNews {...searches} />
              <Fits {...fits} />
              <Suspense>
                <Strip />
              </Suspense>
            </div>
            <div className={styles.side}>
              <MoneyBox {...money} />
              <SizesBox {...fits} />
              <Suspense fallback={<StandingSoon />}>
                <StandingBox />
              </Suspense>
              <Places
                counts={{
                  listings: piecesOnSale(bags.data),
                  purchases: orders.data?.orders.totalCount,
                  saved_searches: searches.data?.savedSearches.length,
                }}
              />
            </div>
          </div>
        </>
      )}
    </Page>
  )
}

/** Renders the home of an account: what waits for its member; visitors are sent to log in. */
export function MyScreen() {
  usePageHead({ title: 'Your account', robots: 'noindex' })
  const { user, loggedIn, loading } = useSession()
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my' }} replace />
  if (!loggedIn || !user)
    return (
      <Page above={8}>
        <h1>Your account</h1>
        <Waiting />
      </Page>
    )
  return <Home user={user} />
}
