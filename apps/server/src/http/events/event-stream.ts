export const eventStream = 'text/event-stream';
