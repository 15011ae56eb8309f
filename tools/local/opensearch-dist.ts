// Downloads the OpenSearch server once. Maven Central has the whole minimal distribution under the name
// integ-test-zip.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { runToEnd } from './children.ts'
import type { Java } from './java.ts'
import { unzip } from './zip.ts'

/** The pinned version of OpenSearch. */
export const openSearchVersion = '3.6.0'
const sha256 = 'a91faa1dc1cadc78cb278b4f63847e19e1627a4e9de698e14e7efc14ee37b286'
const artifact = `org.opensearch.distribution.integ-test-zip:opensearch:${openSearchVersion}:zip`

// Files that a single search node never needs: libraries of other systems and two modules. Leaving them out
// halves the folder.
const leftOut = [
  /\/ingest-geoip\//,
  /\/transport-grpc\//,
  /\/lib\/tools\//,
  /\.(bat|exe)$/,
  /-(osx|windows)-[^/]*\.jar$/,
]

/** Returns the SHA-256 of a file in hex. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Options of the download. */
export type DistOptions = {
  /** The folder for the unpacked server, which is not the data folder. */
  readonly distDir: string
  readonly logDir: string
  readonly mvn: string
  readonly java: Java
  readonly env: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

async function download(options: DistOptions, scratch: string): Promise<string> {
  const env = { ...options.env, JAVA_HOME: options.env.JAVA_HOME || options.java.home }
  await runToEnd(
    {
      name: 'mvn',
      command: [
        options.mvn,
        '-B',
        '-q',
        'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy',
        `-Dartifact=${artifact}`,
        `-DoutputDirectory=${scratch}`,
      ],
      env,
      // Without a pom.xml the plugin writes into its working folder, so that is the scratch folder.
      cwd: scratch,
      logFile: join(options.logDir, 'mvn.log'),
    },
    options.signal,
  )
  return join(scratch, `opensearch-${openSearchVersion}.zip`)
}

/**
 * Returns the folder of the unpacked server. When it is missing, downloads the server with Maven, compares
 * it with the pinned SHA-256 and unpacks it. Throws when the digest differs.
 */
export async function ensureDistribution(options: DistOptions): Promise<string> {
  const home = join(options.distDir, `opensearch-${openSearchVersion}`)
  if (existsSync(join(home, 'lib', `opensearch-${openSearchVersion}.jar`))) return home
  const scratch = join(options.distDir, 'download')
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch, { recursive: true })
  try {
    const zip = await download(options, scratch)
    const found = await digestOf(zip)
    if (found !== sha256)
      throw new Error(
        `the downloaded OpenSearch is not the one that was tried: SHA-256 ${found} instead of ${sha256}`,
      )
    await unzip(zip, scratch, (name) => !leftOut.some((pattern) => pattern.test(name)))
    rmSync(home, { recursive: true, force: true })
    renameSync(join(scratch, `opensearch-${openSearchVersion}`), home)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return home
}
