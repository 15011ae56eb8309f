// The root layout: promo bar, header, the screen, footer; and what has to know about every change of screen.
import { isAtWork } from '@hemline/rules/fulfillment/staff-roles.ts'
import { chromeFor, hasSlimHeader } from '@hemline/rules/site/chrome.ts'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useFirstFrame } from '../../platform/first-view.ts'
import { followFocus } from '../../platform/focus.ts'
import { followHead } from '../../platform/head.ts'
import { keepFocus } from '../../platform/keep-focus.ts'
import type { Search } from '../../platform/search-params.ts'
import { wasMember } from '../../platform/was-member.ts'
import { webviewMode } from '../../platform/webview.ts'
import { classes } from '../../ui/classes.ts'
import { ErrorScreen } from '../../ui/ErrorScreen.tsx'
import { useModalStore } from '../../ui/modal.store.ts'
import { useSession } from '../identity/session.tsx'
import { Footer } from './Footer.tsx'
import styles from './Frame.module.css'
import { Header } from './Header.tsx'
import { PromoBar } from './PromoBar.tsx'
import { SlimHeader } from './SlimHeader.tsx'

const ThriftPromise = lazy(async () => ({ default: (await import('./ThriftPromise.tsx')).ThriftPromise }))
const Desk = lazy(async () => ({ default: (await import('../desk/Desk.tsx')).Desk }))
const Popups = lazy(async () => ({ default: (await import('./Popups.tsx')).Popups }))
const AccountNav = lazy(async () => ({ default: (await import('./AccountNav.tsx')).AccountNav }))
const KeptSettings = lazy(async () => ({
  default: (await import('../identity/KeptSettings.tsx')).KeptSettings,
}))
const Banners = lazy(async () => ({ default: (await import('../popups/Banners.tsx')).Banners }))
const LogInReturn = lazy(async () => ({
  default: (await import('../identity/log-in-return.ts')).LogInReturn,
}))
const ModalHost = lazy(async () => ({ default: (await import('../../ui/Modal.tsx')).ModalHost }))

/** The dialog's code comes with the first dialog. */
function Modals() {
  const used = useModalStore((state) => state.modal !== undefined)
  return <Suspense>{used && <ModalHost />}</Suspense>
}

/**
 * Banners are on pages of the account, or answer a signal of the browser; else their code is not needed. The
 * account's home has a place of its own for them, since it waits for all of its parts.
 */
const mayHaveBanner = (path: string): boolean =>
  path !== '/my' &&
  (path.startsWith('/my') || Reflect.get(globalThis.navigator, 'globalPrivacyControl') === true)

/** Pages of a member's account begin so; the row of links between them stands above them. */
const accountPaths = /^\/(?:my|rewards|insider|invites|privacy|saved|giftcards\/bought)(?:\/|$)/

/** Words that a log-in elsewhere leaves in the address it leads back to. */
const returnWords = ['login_success', 'su_success', 'error']

/**
 * Renders the frame around every page: header, banners, pop-ups and footer as the path asks for them, or the
 * employees' desk.
 */
export function Frame() {
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const search = useRouterState({ select: (state) => state.location.search as Search })
  const { error, loggedIn, loading, user } = useSession()
  const chrome = chromeFor(path, webviewMode(search))
  const slim = hasSlimHeader(path)
  const atWork = user !== undefined && isAtWork(user.roles)
  // Mostly people at work open the desk: the shop's frame is not drawn before somebody else is known to.
  const desk = chrome.kind === 'desk' && (loading || atWork)
  const header = chrome.header && !desk
  // Visitors see /saved and /rewards too, without the row; on /my they are asked to log in.
  const mayBeMember = loading && (/^\/my(?:\/|$)/.test(path) || wasMember())
  const hasRow = accountPaths.test(path) && (loggedIn || mayBeMember)
  useFirstFrame(error !== undefined)
  // From the first frame on: a button can be pressed before the page is idle.
  useEffect(() => keepFocus(), [])
  useEffect(() => followFocus(router), [router])
  useEffect(() => followHead(router), [router])
  return (
    <div className={classes(styles.frame, desk && styles.desk)}>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <Suspense>{desk && atWork && <Desk />}</Suspense>
      {header && slim && <SlimHeader />}
      {header && !slim && <PromoBar world={chrome.world} />}
      {header && !slim && <Header />}
      <Suspense>{user && header && !slim && mayHaveBanner(path) && <Banners user={user} />}</Suspense>
      {header && !slim && hasRow && (
        <Suspense fallback={<div className={styles.rowOfPages} />}>
          {loggedIn ? <AccountNav /> : <div className={styles.rowOfPages} />}
        </Suspense>
      )}
      <main id="main" className={styles.main} tabIndex={-1}>
        {error ? <ErrorScreen /> : <Outlet />}
      </main>
      <Suspense>{loggedIn && chrome.footer === 'full' && <ThriftPromise />}</Suspense>
      {chrome.footer !== 'none' && !desk && <Footer reduced={chrome.footer === 'reduced'} />}
      <Suspense>{user && <KeptSettings user={user} />}</Suspense>
      <Suspense>{loggedIn && !desk && <Popups />}</Suspense>
      <Suspense>{returnWords.some((word) => word in search) && <LogInReturn search={search} />}</Suspense>
      <Modals />
    </div>
  )
}
