// OpenSearch's plugin for nearest neighbours, placed by hand: the minimal distribution has neither the tool
// that installs plugins nor the module whose classes this one extends.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { unzip } from './zip.ts'

const plugin = 'opensearch-knn'

/** An artifact of Maven Central, and the SHA-256 of the tried file. */
export type Artifact = { readonly coordinates: string; readonly file: string; readonly sha256: string }

/** The plugin first, then the libraries that it expects of the module which the distribution lacks. */
export const knnArtifacts: readonly Artifact[] = [
  {
    coordinates: 'org.opensearch.plugin:opensearch-knn:3.6.0.0:zip',
    file: 'opensearch-knn-3.6.0.0.zip',
    sha256: 'ac392ca28a39b3bf290648a422ef30cb149dda2963a9d7feb26060e932341c9a',
  },
  {
    coordinates: 'org.opensearch.plugin:transport-grpc-spi:3.6.0:jar',
    file: 'transport-grpc-spi-3.6.0.jar',
    sha256: '26cd53160f821f9ad6f6e2f7be770b489535ee0630d77058f5344cb71de8457d',
  },
  {
    coordinates: 'org.opensearch:protobufs:1.3.0:jar',
    file: 'protobufs-1.3.0.jar',
    sha256: '49389db14979d48f87f9383db0332673a8ce0db2415c260ae1493e30d11f73f3',
  },
  {
    coordinates: 'com.google.guava:guava:33.2.1-jre:jar',
    file: 'guava-33.2.1-jre.jar',
    sha256: '452b2d9787b7d366fa8cf5ed9a1c40404542d05effa7a598da03bbbbb76d9f31',
  },
  {
    coordinates: 'com.google.guava:failureaccess:1.0.2:jar',
    file: 'failureaccess-1.0.2.jar',
    sha256: '8a8f81cf9b359e3f6dfa691a1e776985c061ef2f223c9b2c80753e1b458e8064',
  },
]

const folderOf = (home: string) => join(home, 'plugins', plugin)

/** Returns whether the server of `home` has the complete plugin for nearest neighbours. */
export const hasKnn = (home: string): boolean =>
  existsSync(join(folderOf(home), 'plugin-descriptor.properties'))

/**
 * Puts the plugin for nearest neighbours into the plugins of the server of `home`, in the place of an earlier
 * one; the new one appears whole or not at all. `paths`: its zip first, which is unpacked, then its
 * libraries, which are moved out of their folder. The plugin's descriptor no longer asks for the gRPC module.
 */
export async function placeKnn(home: string, scratch: string, paths: readonly string[]): Promise<void> {
  const [zip = '', ...jars] = paths
  const draft = join(scratch, plugin)
  mkdirSync(draft, { recursive: true })
  await unzip(zip, draft, () => true)
  for (const jar of jars) renameSync(jar, join(draft, basename(jar)))
  const descriptor = join(draft, 'plugin-descriptor.properties')
  // The plugin also extends the gRPC module, which a single search node doesn't have.
  const text = readFileSync(descriptor, 'utf8').replace(
    /^extended\.plugins=.*$/m,
    'extended.plugins=lang-painless',
  )
  writeFileSync(descriptor, text)
  mkdirSync(join(home, 'plugins'), { recursive: true })
  rmSync(folderOf(home), { recursive: true, force: true })
  renameSync(draft, folderOf(home))
}
