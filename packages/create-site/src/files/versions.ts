import own from '../../package.json' with { type: 'json' }

/** All packages of the kit are released together. */
export const kitVersion = own.version

/** Third-party versions. A test compares them with this repository's. */
export const dependencies = {
  '@tanstack/react-query': '5.108.0',
  '@tanstack/react-router': '1.170.46',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-hook-form': '7.92.0',
  zod: '4.6.7',
}

export const devDependencies = {
  '@types/node': '24.19.2',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  'playwright-core': '1.65.1',
  typescript: '6.0.3',
  vite: '8.3.8',
}
