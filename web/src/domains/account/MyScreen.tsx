import { Navigate } from '@tanstack/react-router'
import { nowMs } from '../../platform/clock.ts'
import { dayInWords } from '../../platform/format-days.ts'
import { usePageHead } from '../../platform/head.ts'
import { Page, Text } from '../../ui/layout.tsx'
import { useSession } from '../identity/session.tsx'
import styles from './Home.module.css'
import { MoneyBox } from './MoneyBox.tsx'
import { Needs, useNeeds } from './Needs.tsx'
import { NextParcel } from './NextParcel.tsx'
import { Places } from './Places.tsx'
import { RunningBag } from './RunningBag.tsx'
import { SearchNews } from './SearchNews.tsx'
import { SizesBox } from './SizesBox.tsx'
import { StandingBox } from './StandingBox.tsx'
import { Strip } from './Strip.tsx'

const numbers = ['Nothing waits', 'One thing waits', 'Two things wait', 'Three things wait']

/** "Friday, Nov 27. Three things wait for you." */
function leadOf(needs: number | undefined): string {
  const today = `${dayInWords(new Date(nowMs()).toISOString())}.`
  return needs === undefined ? today : `${today} ${numbers[needs] ?? `${needs} things wait`} for you.`
}

function Home({ name }: { name: string | null | undefined }) {
  const needs = useNeeds()
  return (
    <Page above={8}>
      <h1>{name ? `Hello, ${name}` : 'Your account'}</h1>
      <Text tone="soft" above={1} below={6} aria-live="polite">
        {leadOf(needs.data?.accountNeeds.length)}
      </Text>
      <div className={styles.home}>
        <div className={styles.main}>
          <Needs {...needs} />
          <NextParcel />
          <RunningBag />
          <SearchNews />
          <Strip />
        </div>
        <div className={styles.side}>
          <MoneyBox />
          <SizesBox />
          <StandingBox />
          <Places />
        </div>
      </div>
    </Page>
  )
}

/** Renders the home of an account: what waits for its member; visitors are sent to log in. */
export function MyScreen() {
  usePageHead({ title: 'Your account', robots: 'noindex' })
  const { user, loggedIn, loading } = useSession()
  if (!loading && !loggedIn) return <Navigate to="/log-in" search={{ next: '/my' }} replace />
  if (!loggedIn) return <Page above={8} aria-busy="true" />
  return <Home name={user?.firstName} />
}
