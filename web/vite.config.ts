import { fileURLToPath } from 'node:url'
import { trackerPostPath } from '@hemline/rules/analytics/collector.ts'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups, fileName, ofDocument, styleName } from './build/chunks.ts'
import { compressed } from './build/compressed.ts'
import { firstViews } from './build/first-views.ts'

/**
 * Two font files are needed for the first paint of every page: ask for them before the
 * style sheet has been read.
 */
function preloadFonts(): Plugin {
  const wanted = [/fraunces-latin-wght-normal/, /instrument-sans-latin-wght-normal/]
  return {
    name: 'hemline-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => wanted.some((pattern) => pattern.test(file)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}

/** The start comes in parts: all of them, and their styles, are asked for at once. */
function preloadStart(): Plugin {
  const linkTo = (rel: string, file: string) => ({
    tag: 'link',
    attrs: { rel, crossorigin: '', href: `/${file}` },
    injectTo: 'head' as const,
  })
  return {
    name: 'hemline-preload-start',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter(
          (one) => one.type === 'chunk' && ofDocument.test(`/${one.fileName}`),
        )
        const styles = new Set(
          chunks.flatMap((one) => (one.type === 'chunk' ? [...(one.viteMetadata?.importedCss ?? [])] : [])),
        )
        return [
          ...chunks
            .filter(({ fileName }) => !html.includes(fileName))
            .map(({ fileName }) => linkTo('modulepreload', fileName)),
          ...[...styles].filter((file) => !html.includes(file)).map((file) => linkTo('stylesheet', file)),
        ]
      },
    },
  }
}

const processor = `http://127.0.0.1:${process.env.PROCESSOR_PORT ?? '4020'}`
const api = `http://127.0.0.1:${process.env.API_PORT ?? '4000'}`

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), preloadFonts(), preloadStart(), firstViews(), compressed()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]-[local]-[hash]' } } },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? '5173'),
    proxy: {
      '/graphql': api,
      '/graphiql': api,
      '/api': api,
      '^/i\\?': api,
      [trackerPostPath]: api,
      '/pictures': api,
      '/pay/': processor,
    },
  },
  build: {
    target: 'es2023',
    // Every browser that reads es2023 preloads modules by itself.
    // What the document itself brings is there before any lazy import: no list names it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ofDocument.test(file)) : files,
    },
    cssMinify: 'lightningcss',
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: fileName,
        assetFileNames: styleName,
      },
    },
  },
})
