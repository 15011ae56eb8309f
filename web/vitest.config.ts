import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { patient } from '../vitest.patience.ts'

export default defineConfig({
  plugins: [react()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[local]' } } },
  test: {
    name: 'web',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:5173/' } },
    include: [
      'src/**/*.test.ts',
      'src/**/*.test.tsx',
      'mocks/**/*.test.ts',
      'host/**/*.test.ts',
      'build/**/*.test.ts',
    ],
    setupFiles: ['src/testing/setup.ts'],
    // A configuration of its own does not inherit this one, and without it the files ran one after another.
    maxWorkers: 2,
    ...patient,
    css: { include: [/\.module\.css$/] },
  },
})
