/** Told to the window when this browser has forgotten what it kept of somebody. */
export const workForgotten = 'replysmith:work-forgotten';
