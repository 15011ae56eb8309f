// Downloads the OpenSearch server once, with its plugin for nearest neighbours. Maven Central has the whole
// minimal distribution under the name integ-test-zip.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { runToEnd } from './children.ts'
import type { Java } from './java.ts'
import { type Artifact, hasKnn, knnArtifacts, placeKnn } from './opensearch-knn.ts'
import { unzip } from './zip.ts'

/** The pinned version of OpenSearch. */
export const openSearchVersion = '3.6.0'

// Files that a single search node never needs: libraries of other systems and two modules. Leaving them out
// halves the folder.
const leftOut = [
  /\/ingest-geoip\//,
  /\/transport-grpc\//,
  /\/lib\/tools\//,
  /\.(bat|exe)$/,
  /-(osx|windows)-[^/]*\.jar$/,
]

/** Returns the SHA-256 of a file in hex; rejects for one that can't be read. */
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

const server: Artifact = {
  coordinates: `org.opensearch.distribution.integ-test-zip:opensearch:${openSearchVersion}:zip`,
  file: `opensearch-${openSearchVersion}.zip`,
  sha256: 'a91faa1dc1cadc78cb278b4f63847e19e1627a4e9de698e14e7efc14ee37b286',
}

/**
 * Fetches an artifact into `scratch` and returns its path. Throws when its digest differs from the tried
 * one.
 */
async function download(options: DistOptions, scratch: string, artifact: Artifact): Promise<string> {
  const env = { ...options.env, JAVA_HOME: options.env.JAVA_HOME || options.java.home }
  await runToEnd(
    {
      name: 'mvn',
      command: [
        options.mvn,
        '-B',
        '-q',
        'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy',
        `-Dartifact=${artifact.coordinates}`,
        `-DoutputDirectory=${scratch}`,
      ],
      env,
      // Without a pom.xml the plugin writes into its working folder, so that is the scratch folder.
      cwd: scratch,
      logFile: join(options.logDir, 'mvn.log'),
    },
    options.signal,
  )
  const path = join(scratch, artifact.file)
  const found = await digestOf(path)
  if (found !== artifact.sha256)
    throw new Error(
      `the downloaded ${artifact.file} is not the one that was tried: SHA-256 ${found} instead of ${artifact.sha256}`,
    )
  return path
}

async function withScratch<T>(options: DistOptions, work: (scratch: string) => Promise<T>): Promise<T> {
  const scratch = join(options.distDir, 'download')
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(scratch, { recursive: true })
  try {
    return await work(scratch)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/**
 * Returns the folder of the unpacked server. When it is missing, downloads the server with Maven, compares
 * it with the pinned SHA-256 and unpacks it. Throws when the digest differs.
 */
export async function ensureDistribution(options: DistOptions): Promise<string> {
  const home = join(options.distDir, `opensearch-${openSearchVersion}`)
  if (existsSync(join(home, 'lib', `opensearch-${openSearchVersion}.jar`))) return home
  return withScratch(options, async (scratch) => {
    const zip = await download(options, scratch, server)
    await unzip(zip, scratch, (name) => !leftOut.some((pattern) => pattern.test(name)))
    rmSync(home, { recursive: true, force: true })
    renameSync(join(scratch, `opensearch-${openSearchVersion}`), home)
    return home
  })
}

/**
 * Puts the plugin for nearest neighbours into the server of `home`, once. Throws when it can't be had; the
 * server runs without it, and then pictures can't be searched.
 */
export async function ensureKnn(options: DistOptions, home: string): Promise<void> {
  if (hasKnn(home)) return
  await withScratch(options, async (scratch) => {
    const paths: string[] = []
    for (const artifact of knnArtifacts) paths.push(await download(options, scratch, artifact))
    await placeKnn(home, scratch, paths)
  })
}
