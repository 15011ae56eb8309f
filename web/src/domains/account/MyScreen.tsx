import { Navigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { nowMs } from '../../platform/clock.ts'
import { dayInWords } from '../../platform/format-days.ts'
import { usePageHead } from '../../platform/head.ts'
import { Page, Text } from '../../ui/layout.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Home.module.css'
import { MoneyBox, useMoney } from './MoneyBox.tsx'
import { Needs, useNeeds } from './Needs.tsx'
import { NextParcel, useOrders } from './NextParcel.tsx'
import { Places } from './Places.tsx'
import { RunningBag, useBags } from './RunningBag.tsx'
import { SearchNews, useSearches } from './SearchNews.tsx'
import { SizesBox } from './SizesBox.tsx'
import { StandingBox } from './StandingBox.tsx'
import { Strip } from './Strip.tsx'

const numbers = ['Nothing waits', 'One thing waits', 'Two things wait', 'Three things wait']

/** "Friday, Nov 27. Three things wait for you." */
function leadOf(needs: number | undefined): string {
  const today = `${dayInWords(new Date(nowMs()).toISOString())}.`
  return needs === undefined ? today : `${today} ${numbers[needs] ?? `${needs} things wait`} for you.`
}

/** How long the page waits for all of its parts, in milliseconds; then it shows those that are there. */
const patientMs = 1200

/** Tells whether the page may be drawn: once all parts are settled or the wait is over, and from then on. */
function useReady(isSettled: boolean): boolean {
  const [isReady, setReady] = useState(false)
  if (isSettled && !isReady) setReady(true)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), patientMs)
    return () => clearTimeout(timer)
  }, [])
  return isReady
}

/** Stands in the place of the parts until they are there. */
function Waiting() {
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label="Loading your account">
      <Skeleton width="100%" height={104} />
      <Skeleton width="100%" height={320} />
    </div>
  )
}

function Home({ name }: { name: string | null | undefined }) {
  const needs = useNeeds()
  const money = useMoney()
  const orders = useOrders()
  const bags = useBags()
  const searches = useSearches()
  const isReady = useReady([needs, money, orders, bags, searches].every(({ settled }) => settled))
  return (
    <Page above={8}>
      <h1>{name ? `Hello, ${name}` : 'Your account'}</h1>
      <Text tone="soft" above={1} below={6} aria-live="polite">
        {leadOf(needs.data?.accountNeeds.length)}
      </Text>
      {!isReady ? (
        <Waiting />
      ) : (
        <div className={styles.home}>
          <div className={styles.main}>
            <Needs {...needs} />
            <NextParcel list={orders} />
            <RunningBag {...bags} />
            <SearchNews {...searches} />
            <Strip />
          </div>
          <div className={styles.side}>
            <MoneyBox {...money} />
            <SizesBox />
            <StandingBox />
            <Places />
          </div>
        </div>
      )}
    </Page>
  )
}

/** Renders the home of an account: what waits for its member; visitors are sent to log in. */
export function MyScreen() {
  usePageHead({ title: 'Your account', robots: 'noindex' })
  const { user, loggedIn, loading } = useSession()
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my' }} replace />
  if (!loggedIn)
    return (
      <Page above={8}>
        <h1>Your account</h1>
        <Waiting />
      </Page>
    )
  return <Home name={user?.firstName} />
}
