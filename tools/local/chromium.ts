// Which Chromium the journeys and benches drive.
import { existsSync } from 'node:fs'

/**
 * Debian's browser without windows, then its whole browser. The first draws nothing for a screen that
 * nobody looks at, so that all journeys take about a third less processor time.
 */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const

/**
 * Returns the path of the Chromium to drive: `chosen` (`CHROMIUM_PATH`) when it is set, else the first
 * program of Debian that `exists`, else the path where Debian would put its whole browser.
 */
export const chromiumPath = (
  chosen: string | undefined,
  exists: (path: string) => boolean = existsSync,
): string => chosen || (programs.find((program) => exists(program)) ?? '/usr/bin/chromium')
