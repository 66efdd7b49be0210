import { setupServer } from 'msw/node';

/** The network as tests see it: a request nobody answers fails the test. Add handlers with `network.use`. */
export const network = setupServer();
