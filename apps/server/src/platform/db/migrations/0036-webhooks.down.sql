DROP FUNCTION stop_webhooks();
DROP TABLE webhook_deliveries, webhooks;
