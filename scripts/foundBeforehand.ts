/**
 * Dependencies of tests. Vite would reload the page for one that it finds during a test, so it does not search. A
 * missing one fails every run at its import, instead of some runs by a reload.
 */
export const foundBeforehand = {
  noDiscovery: true,
  include: [
    '@radix-ui/react-dialog',
    '@radix-ui/react-tabs',
    '@tanstack/react-query',
    '@tanstack/react-router',
    '@vanilla-extract/css',
    'axe-core',
    'clsx',
    'culori',
    'downshift',
    'fast-check',
    'jsqr',
    'lucide-react',
    'pako',
    'qrcode.react',
    'radix-ui',
    'react',
    'react-day-picker',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react-error-boundary',
    'react-hook-form',
    'react-intl',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'socket.io-client',
    'zod/mini',
    'zustand',
    'zustand/vanilla',
  ],
}
