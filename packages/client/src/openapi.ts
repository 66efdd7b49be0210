/** Made from the API's description by `npm run generate`. */
export interface paths {
    "/rest/v1/profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your profile, by your id or as "me" */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes what is given of your profile, by your id or as "me" */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/functions/v1/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the weekly reports, with the token of one of them */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/export-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that is kept of you, as one JSON file
         * @description It may also be refused as `current_password_incorrect`.
         */
        post: operations["exportAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/delete-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete your account and everything in it, at once and for good
         * @description It may also be refused as `current_password_incorrect` or `account_not_deleted`.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/list-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where you are signed in, the current browser first */
        get: operations["getSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/revoke-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out one of your browsers
         * @description It may also be refused as `not_found`.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/access-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your access keys, without the keys themselves */
        get: operations["listAccessKeys"];
        put?: never;
        /**
         * Make an access key; no later call shows it again
         * @description It may also be refused as `current_password_incorrect` or `too_many_keys`.
         */
        post: operations["createAccessKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/access-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke one of your access keys, for good */
        delete: operations["revokeAccessKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/revoke-other-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out all your browsers but this one */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sign-up/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an account */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an address with the token of a mail */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/get-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in, if anybody */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description It may also be refused as `rate_limited` or `invalid_credentials`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description It may also be refused as `rate_limited`.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/send-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the address confirmed by mail
         * @description It may also be refused as `rate_limited`.
         */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link mailed to set a new password
         * @description It may also be refused as `rate_limited`.
         */
        post: operations["requestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with such a link
         * @description It may also be refused as `rate_limited`.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description It may also be refused as `rate_limited`.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/two-factor/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to set up two-factor sign-in
         * @description It may also be refused as `rate_limited`.
         */
        post: operations["enableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/two-factor/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn two-factor sign-in off
         * @description It may also be refused as `rate_limited`.
         */
        post: operations["disableTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/two-factor/verify-totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a code of an app
         * @description It may also be refused as `rate_limited`.
         */
        post: operations["verifyTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/two-factor/verify-backup-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a recovery code
         * @description It may also be refused as `rate_limited`.
         */
        post: operations["verifyRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/v1/two-factor/generate-backup-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the recovery codes
         * @description It may also be refused as `rate_limited`.
         */
        post: operations["newRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/admin_overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For admins: who uses the service, and how each of its parts is */
        get: operations["getAdminOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/admin_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For admins: accounts by part of their address or name, newest first */
        get: operations["listAdminUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/set-user-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * For admins: make somebody an admin, or no longer one
         * @description It may also be refused as `last_admin`.
         */
        post: operations["setUserRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/audit_log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For admins: what admins did and what happened to money, newest first */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/dashboard_stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What your optimizations come to, and what your last seven emails came out at */
        get: operations["getDashboardStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/analytics_summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you optimized within a range of days of your calendar, and what came of it */
        get: operations["getAnalyticsSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/advanced_analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What each rule cost you, and whether your score predicts your replies; by plan
         * @description It may also be refused as `feature_unavailable`.
         */
        get: operations["getAdvancedAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/optimization_analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each of your optimizations within a range of days won, the newest first */
        get: operations["listOptimizationAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/user_analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report what a page saw: kept with your account, or only summed up for visitors */
        post: operations["reportEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/send-weekly-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the report of your last seven days mailed to you now
         * @description It may also be refused as `address_unverified`.
         */
        post: operations["sendWeeklyReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where to buy a plan, or to switch to it from one that is paid already
         * @description It may also be refused as `email_unverified` or `already_on_plan` or `billing_unavailable`.
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/confirm-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What has become of a checkout of yours
         * @description It may also be refused as `not_found` or `billing_unavailable`.
         */
        post: operations["confirmCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/create-portal-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where to change or cancel what you pay for, and to find invoices
         * @description It may also be refused as `nothing_to_manage` or `billing_unavailable`.
         */
        post: operations["createPortalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/dismiss-upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget the plan that was chosen at sign-up */
        post: operations["dismissUpgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/pricing_plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The plans on offer, cheapest first */
        get: operations["listPricingPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/plan_features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the plans on offer include */
        get: operations["listPlanFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/user_subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your plan and what you have used of it */
        get: operations["getUserSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/get_daily_reset_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When daily limits start again; for admins also whom that concerns */
        get: operations["getDailyResetStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/manual-daily-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For admins: give everybody the whole day’s allowance again */
        post: operations["manualDailyReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/wizard_campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your campaigns, last changed first, with what came of their emails */
        get: operations["listWizardCampaigns"];
        put?: never;
        /**
         * A new campaign, made once for each Idempotency-Key; it may lack anything
         * @description It may also be refused as `too_many_campaigns`.
         */
        post: operations["createWizardCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/wizard_campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One campaign, saved or deleted */
        get: operations["getWizardCampaign"];
        put?: never;
        post?: never;
        /** Delete a campaign; its emails stay, and it can be restored while the trash keeps it */
        delete: operations["deleteWizardCampaign"];
        options?: never;
        head?: never;
        /**
         * Changes what is given; whoever changes it names the version that they saw
         * @description It may also be refused as `campaign_conflict`.
         */
        patch: operations["updateWizardCampaign"];
        trace?: never;
    };
    "/rest/v1/campaign_categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What kinds of campaign can be chosen, by name */
        get: operations["listCampaignCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/tone_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which tones can be chosen, by name */
        get: operations["listToneOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/duplicate-campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a campaign as a new draft, once for each Idempotency-Key
         * @description It may also be refused as `too_many_campaigns`.
         */
        post: operations["duplicateCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/restore-campaign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a deleted campaign back, while the trash keeps it
         * @description It may also be refused as `too_many_campaigns`.
         */
        post: operations["restoreCampaign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/optimize-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Score and rewrite an email, answer a question, or play the recipient
         * @description It may also be refused as `not_found` or `usage_limit_reached` or `fair_use_reached` or `session_full` or `no_optimized_email` or `stopped`.
         */
        post: operations["optimizeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/optimize-email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An answer that is being written, or how it ended
         * @description It may also be refused as `stopped`.
         */
        get: operations["getAnswer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/stop-answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop an answer that is being written; how it ends is told where it is listened to */
        post: operations["stopAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/ai_requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you asked, what it cost and who answered, newest first */
        get: operations["listAiRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/chat_sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your sessions, last used first; or those in which every word of a search stands */
        get: operations["listChatSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/chat_sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One session */
        get: operations["getChatSession"];
        put?: never;
        post?: never;
        /** Delete a session; it can be restored while the trash keeps it */
        delete: operations["deleteChatSession"];
        options?: never;
        head?: never;
        /** Name a session, or put it into the archive and back */
        patch: operations["updateChatSession"];
        trace?: never;
    };
    "/functions/v1/restore-chat-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a deleted session back, while the trash keeps it */
        post: operations["restoreChatSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/purge-chat-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete for good a session that has been deleted already */
        post: operations["purgeChatSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/chat_messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A session's messages, in the order they were written */
        get: operations["listChatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/chat_messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Keeps what you decided about a rewrite, or puts it in use */
        patch: operations["updateChatMessage"];
        trace?: never;
    };
    "/rest/v1/help_messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you asked of the help chat, and its answers */
        get: operations["listHelpMessages"];
        put?: never;
        post?: never;
        /** Forgets all of them */
        delete: operations["deleteHelpMessages"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/help-chatbot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answers a question about the product from its help pages; nothing is greeted
         * @description It may also be refused as `fair_use_reached`.
         */
        post: operations["askHelp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of your templates, sessions and campaigns is called so or says so */
        get: operations["find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/sent_emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The emails you sent, last sent first */
        get: operations["listSentEmails"];
        put?: never;
        /**
         * Note that an email went to one person, once for each Idempotency-Key
         * @description It may also be refused as `not_found` or `too_many_sent`.
         */
        post: operations["createSentEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/sent_emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back that an email was sent */
        delete: operations["deleteSentEmail"];
        options?: never;
        head?: never;
        /** Say what came of an email, to whom it went, or when */
        patch: operations["updateSentEmail"];
        trace?: never;
    };
    "/functions/v1/restore-sent-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a sent email back, as it was, that was taken back, while it is kept */
        post: operations["restoreSentEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/outcome_rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What came of the emails you sent: of all of them, or of those that are asked for */
        get: operations["getOutcomeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/change-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Do the same to many templates, named or found by a filter, once for each Idempotency-Key */
        post: operations["changeTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/put-back-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give templates back the folders, tags and stars they had */
        post: operations["putBackTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/import-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves some rows of an import, or says what would become of them */
        post: operations["importTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/export-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A file of templates: some of them, or all that a filter shows */
        post: operations["exportTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/template_folders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your folders by name, with the number of templates in each */
        get: operations["listTemplateFolders"];
        put?: never;
        /**
         * A new folder, made once for each Idempotency-Key
         * @description It may also be refused as `folder_exists` or `too_many_folders`.
         */
        post: operations["createTemplateFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/template_folders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletes a folder; its templates stay and lie in none */
        delete: operations["deleteTemplateFolder"];
        options?: never;
        head?: never;
        /**
         * Changes what is given of a folder
         * @description It may also be refused as `folder_exists`.
         */
        patch: operations["updateTemplateFolder"];
        trace?: never;
    };
    "/rest/v1/library_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole library, for everybody; asked again with its ETag, 304 */
        get: operations["listLibraryTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/saved_from_library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which templates of the library are among one’s own */
        get: operations["getSavedFromLibrary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/email_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your templates: filtered, sorted, or searched */
        get: operations["listEmailTemplates"];
        put?: never;
        /**
         * A new template, made once for each Idempotency-Key
         * @description It may also be refused as `usage_limit_reached`.
         */
        post: operations["createEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/email_templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One template, saved or in the trash */
        get: operations["getEmailTemplate"];
        put?: never;
        post?: never;
        /** To the trash, which keeps it for the time that the server is set to */
        delete: operations["deleteEmailTemplate"];
        options?: never;
        head?: never;
        /**
         * Changes what is given; whoever changes words names the version that they saw
         * @description It may also be refused as `version_conflict` or `in_trash`.
         */
        patch: operations["updateEmailTemplate"];
        trace?: never;
    };
    "/rest/v1/rpc/template_facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many templates you have of each kind */
        get: operations["getTemplateFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/suggest_templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a search that you are typing may go on with */
        get: operations["getTemplateSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/template_versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The earlier texts of a template, newest first */
        get: operations["listTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/use-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count that a template was used
         * @description It may also be refused as `in_trash`.
         */
        post: operations["useTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/clone-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a template, once for each Idempotency-Key
         * @description It may also be refused as `usage_limit_reached`.
         */
        post: operations["cloneTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/file-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where a template that is about to be made belongs, and which one it nearly repeats */
        post: operations["suggestForNewTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/restore-template-version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to an earlier text of a template
         * @description It may also be refused as `version_conflict` or `in_trash`.
         */
        post: operations["restoreTemplateVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/nearest-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which templates are like an email: your own and the library’s */
        post: operations["findNearestTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/user_tips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your tips as they were last brought up to date */
        get: operations["listUserTips"];
        put?: never;
        /** Bring your tips up to date and show the most urgent */
        post: operations["refreshUserTips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/user_tips/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Apply a tip, dismiss it or bring it back */
        patch: operations["updateUserTip"];
        trace?: never;
    };
    "/rest/v1/workflow_rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your workflows, oldest first */
        get: operations["listWorkflowRules"];
        put?: never;
        /**
         * Make a workflow, once for each Idempotency-Key
         * @description It may also be refused as `too_many_workflows`.
         */
        post: operations["createWorkflowRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/workflow_rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a workflow; what it did stays, and it can be restored while the trash keeps it */
        delete: operations["deleteWorkflowRule"];
        options?: never;
        head?: never;
        /**
         * Change a workflow, set it to work or to rest
         * @description It may also be refused as `workflow_not_found` or `workflow_unreadable`.
         */
        patch: operations["updateWorkflowRule"];
        trace?: never;
    };
    "/rest/v1/workflow_executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What your workflows did, the newest first: the last hundred runs */
        get: operations["listWorkflowExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/rpc/workflow_insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Estimates of what your workflows saved you since they were made, by fixed formulas */
        get: operations["getWorkflowInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/preview-workflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a workflow would do to the templates there are; changes nothing */
        post: operations["previewWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/run-workflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a workflow now on every template that it fits
         * @description It may also be refused as `workflow_not_found` or `workflow_unreadable`.
         */
        post: operations["runWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/restore-workflow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Have a deleted workflow back, while the trash keeps it */
        post: operations["restoreWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccessKey: {
            /** Format: uuid */
            id: string;
            name: string;
            scope: components["schemas"]["KeyScope"];
            last_characters: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            last_used_from: string | null;
            last_used_by: string | null;
        };
        AccessKeyList: {
            items: components["schemas"]["AccessKey"][];
        };
        AccountExport: {
            /** Format: date-time */
            exported_at: string;
            account: {
                [key: string]: unknown;
            };
            sessions: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        AccountMailRequest: {
            /** Format: email */
            email: string;
        };
        AccountSession: {
            user: {
                /** Format: uuid */
                id: string;
                email: string;
                name: string;
                emailVerified: boolean;
                twoFactorEnabled: boolean;
                /** @enum {string} */
                role: "user" | "admin";
            };
        } | null;
        AdminOverview: {
            users: number;
            plans: {
                name: string;
                users: number;
            }[];
            requests_today: number;
            health: {
                name: string;
                /** @enum {string} */
                state: "good" | "attention" | "bad";
                note: string;
            }[];
        };
        AdminUser: {
            /** Format: uuid */
            id: string;
            email: string;
            name: string;
            is_email_verified: boolean;
            has_two_factor: boolean;
            /** @enum {string} */
            role: "user" | "admin";
            plan: string;
            status: components["schemas"]["SubscriptionStatus"];
            daily_ai_requests: number;
            /** Format: date-time */
            created_at: string;
        };
        AdminUserPage: {
            items: components["schemas"]["AdminUser"][];
            total: number;
        };
        AdvancedAnalytics: {
            range: components["schemas"]["CoveredRange"];
            /** @default 0 */
            otherVersions: number;
            rules: {
                rule: string;
                name: string;
                emails: number;
                share: number;
                lostBefore: number;
                lostAfter: number;
            }[];
            prediction: {
                decided: number;
                /** @default 0 */
                otherVersions: number;
                bands: {
                    /** @enum {string} */
                    band: "strong" | "fair" | "weak";
                    from: number;
                    to: number;
                    decided: number;
                    answered: number;
                    reply_rate: components["schemas"]["Rate"] | null;
                }[];
                concordance: components["schemas"]["Rate"] | null;
                /** @enum {string} */
                verdict: "too_few" | "higher_answered_more" | "no_difference" | "higher_answered_less";
            };
            industries: {
                industry: string;
                totalOptimizations: number;
                /** @default 0 */
                otherVersions: number;
                averageImprovement: number | null;
                averageOriginal: number | null;
                averageOptimized: number | null;
            }[];
        };
        AiRequest: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            /** Format: uuid */
            session_id: string | null;
            message_type: components["schemas"]["AiRequestType"];
            status: components["schemas"]["AiRequestStatus"];
            /** @enum {string} */
            charge: "free" | "reserved" | "charged" | "refunded";
            engine: components["schemas"]["Engine"] | null;
            model: string | null;
            engine_reason: components["schemas"]["EngineReason"] | null;
            input_tokens: number;
            output_tokens: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            settled_at: string | null;
        };
        AiRequestList: {
            items: components["schemas"]["AiRequest"][];
        };
        /** @enum {string} */
        AiRequestStatus: "running" | "answered" | "stopped" | "failed";
        /** @enum {string} */
        AiRequestType: "email_optimization" | "conversation" | "client_simulation" | "help";
        AnalyticsSummary: {
            totalOptimizations: number;
            /** @default 0 */
            otherVersions: number;
            averageImprovement: number | null;
            averageOriginal: number | null;
            averageOptimized: number | null;
            range: components["schemas"]["CoveredRange"];
            previous: {
                totalOptimizations: number;
                /** @default 0 */
                otherVersions: number;
                averageImprovement: number | null;
                averageOriginal: number | null;
                averageOptimized: number | null;
            };
            weeklyOptimizations: number;
            previousWeekOptimizations: number;
            recentTrend: number;
            topImprovementAreas: {
                area: string;
                count: number;
            }[];
            dailyData: {
                /** Format: date */
                date: string;
                day: string;
                optimizations: number;
                averageOriginal: number | null;
                averageOptimized: number | null;
            }[];
            templates: {
                /** Format: uuid */
                id: string;
                name: string | null;
                outcomes: components["schemas"]["OutcomeRates"];
                totalOptimizations: number;
                /** @default 0 */
                otherVersions: number;
                averageImprovement: number | null;
                averageOriginal: number | null;
                averageOptimized: number | null;
            }[];
            campaigns: {
                /** Format: uuid */
                id: string;
                name: string | null;
                outcomes: components["schemas"]["OutcomeRates"];
            }[];
            outcomes: components["schemas"]["OutcomeRates"];
        };
        Answer: {
            engine: components["schemas"]["Engine"];
            /** @default null */
            model: string | null;
            /** @default null */
            engine_reason: components["schemas"]["EngineReason"] | null;
            is_known: boolean;
            citations: {
                article: string;
                title: string;
                quote: string;
            }[];
            evidence: string[];
            follow_ups: string[];
        };
        AnswerEvent: {
            /** @constant */
            type: "started";
            /** Format: uuid */
            request_id: string;
            session: components["schemas"]["ChatSession"];
            message: components["schemas"]["ChatMessage"];
        } | {
            /** @constant */
            type: "scored";
            score: number;
            lines: components["schemas"]["ScoreLine"][];
            reading: components["schemas"]["EmailReading"];
        } | {
            /** @constant */
            type: "text";
            text: string;
        } | {
            /** @constant */
            type: "rewound";
        } | {
            /** @constant */
            type: "answered";
            reply: components["schemas"]["AnswerReply"];
        } | {
            /** @constant */
            type: "stopped";
            session: components["schemas"]["ChatSession"] | null;
            messages: [
                components["schemas"]["ChatMessage"],
                components["schemas"]["ChatMessage"]
            ] | null;
        } | {
            /** @constant */
            type: "failed";
            error: components["schemas"]["ErrorDetail"];
        };
        AnswerReply: {
            optimization: components["schemas"]["Optimization"] | null;
            session: components["schemas"]["ChatSession"];
            messages: [
                components["schemas"]["ChatMessage"],
                components["schemas"]["ChatMessage"]
            ];
        };
        AsProposed: {
            is_unsure: boolean;
            has_thread: boolean;
            blanks: {
                label: string;
                wins: number;
            }[];
            addressee: string | null;
            is_last: boolean;
        };
        /** @enum {string} */
        AuditAction: "role.granted" | "role.removed" | "users.viewed" | "usage.reset" | "subscription.started" | "subscription.changed" | "subscription.renewed" | "subscription.cancelled" | "subscription.resumed" | "subscription.ended" | "payment.received" | "payment.failed" | "payment.refunded" | "account.deleted" | "key.created" | "key.revoked" | "retention.purged" | "backup.restored" | "migration.reverted";
        AuditEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            actor: string;
            actor_email: string | null;
            action: string;
            subject: string | null;
            subject_email: string | null;
            details: {
                [key: string]: unknown;
            };
            request_id: string | null;
        };
        AuditPage: {
            items: components["schemas"]["AuditEntry"][];
            total: number;
        };
        CampaignCategory: {
            /** Format: uuid */
            id: string;
            name: string;
            description: string;
            is_active: boolean;
        };
        CampaignCategoryList: {
            items: components["schemas"]["CampaignCategory"][];
        };
        CampaignList: {
            items: components["schemas"]["ListedCampaign"][];
        };
        /** @enum {string} */
        CampaignStatus: "draft" | "in_chat";
        Change: {
            id: string;
            rule: string;
            /** @enum {string} */
            field: "subject" | "body";
            start: number;
            end: number;
            before: string;
            after: string;
            reason: string;
        };
        ChangePasswordRequest: {
            currentPassword: string;
            newPassword: string;
            /** @default true */
            revokeOtherSessions?: boolean;
        };
        ChangeTemplatesReply: {
            done: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                copy_id?: string;
                before: {
                    /** Format: uuid */
                    folder_id: string | null;
                    tags: string[];
                    is_favorite: boolean;
                };
            }[];
            failed: {
                /** Format: uuid */
                id: string;
                name: string | null;
                reason: string;
            }[];
            /** Format: uuid */
            next: string | null;
        };
        ChangeTemplatesRequest: {
            change: components["schemas"]["TemplateChange"];
            of: {
                ids: string[];
            } | {
                matching: {
                    filter: components["schemas"]["TemplateFilter"];
                    /** Format: date-time */
                    made_before: string;
                    /** @default [] */
                    except?: string[];
                    /**
                     * Format: uuid
                     * @default null
                     */
                    after?: string | null;
                };
            };
        };
        ChatMessage: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            session_id: string;
            /** Format: uuid */
            user_id: string;
            /** @enum {string} */
            role: "user" | "assistant";
            message_type: components["schemas"]["MessageType"];
            content: string;
            is_partial: boolean;
            email_data: {
                email_content?: string;
                manner?: components["schemas"]["RewriteManner"];
                stage?: components["schemas"]["EmailStage"];
                profile?: components["schemas"]["EmailProfile"];
                persona?: components["schemas"]["Persona"];
            } | null;
            optimization_results: components["schemas"]["Optimization"] | null;
            answer: components["schemas"]["Answer"] | null;
            client_reply: components["schemas"]["ClientReply"] | null;
            /** Format: uuid */
            variant_of: string | null;
            choices: components["schemas"]["RewriteChoices"] | null;
            /** Format: date-time */
            chosen_at: string | null;
            /** Format: uuid */
            campaign_id: string | null;
            /** Format: uuid */
            template_id: string | null;
            /** Format: date-time */
            created_at: string;
        };
        ChatMessageList: {
            items: components["schemas"]["ChatMessage"][];
        };
        ChatSession: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            title: string;
            session_name: string | null;
            is_archived: boolean;
            latest_score: number | null;
            /** Format: date-time */
            last_activity: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        ChatSessionHit: {
            /** @enum {string} */
            field: "name" | "content";
            /** Format: uuid */
            message_id: string | null;
            text: string;
            ranges: [
                number,
                number
            ][];
        };
        ChatSessionPage: {
            items: components["schemas"]["ListedChatSession"][];
            total: number;
            is_capped?: boolean;
            archived?: number;
        };
        /** @enum {string} */
        ChatSessionState: "active" | "archived" | "deleted";
        CheckoutOutcome: {
            /** @enum {string} */
            status: "paid" | "changed" | "processing" | "open" | "expired";
            plan: {
                key: string;
                name: string;
            } | null;
        };
        CheckoutSession: {
            /** Format: uri */
            url: string;
            /** @enum {string} */
            kind: "checkout" | "portal";
        };
        ChosenName: {
            name: string;
        };
        ClientReply: {
            engine: components["schemas"]["Engine"];
            /** @default null */
            model: string | null;
            /** @default null */
            engine_reason: components["schemas"]["EngineReason"] | null;
            persona: components["schemas"]["Persona"];
            /** @enum {string} */
            decision: "yes" | "question" | "not_now" | "no" | "silence";
            reason: string;
            is_over: boolean;
            day?: number;
            /** @default null */
            email: components["schemas"]["EmailText"] | null;
            /** @default null */
            first_sight: components["schemas"]["FirstSight"] | null;
            /** @default null */
            debrief: components["schemas"]["ReplyDebrief"] | null;
        };
        /** @enum {string} */
        CompanySize: "Startup (1-10 employees)" | "Small Business (11-50 employees)" | "Medium Business (51-200 employees)" | "Large Business (201-1000 employees)" | "Enterprise (1000+ employees)";
        ConfirmCheckoutRequest: {
            session_id: string;
        };
        CoveredRange: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            time_zone: string;
        };
        CreateAccessKeyRequest: {
            password: string;
            name: string;
            scope: components["schemas"]["KeyScope"];
            /** Format: date-time */
            expires_at: string | null;
        };
        CreateCampaignRequest: {
            /** @default  */
            template_name?: string;
            /**
             * Format: uuid
             * @default null
             */
            category_id?: string | null;
            /** @default  */
            target_audience?: string;
            /**
             * Format: uuid
             * @default null
             */
            tone_id?: string | null;
            /** @default  */
            industry?: string;
            /** @default null */
            company_size?: components["schemas"]["CompanySize"] | null;
            pain_points?: string[];
            /** @default  */
            call_to_action?: string;
            /** @default  */
            additional_context?: string;
        };
        CreateCheckoutSessionRequest: {
            /** Format: uuid */
            planId: string;
        };
        CreateEmailTemplateRequest: {
            name: string;
            subject_line: string;
            email_content: string;
            category?: string;
            description?: string | null;
            template_variables?: components["schemas"]["TemplateVariables"];
            /**
             * @default null
             * @enum {string|null}
             */
            stage?: "first" | "follow_up" | null;
            /** @default false */
            is_favorite?: boolean;
            folder_id?: (string | ("none" | "")) | null;
            tags?: string[];
            /**
             * Format: uuid
             * @default null
             */
            parent_template_id?: string | null;
            /** @default null */
            library_template_id?: string | null;
        };
        CreateSentEmailRequest: {
            /** Format: uuid */
            message_id: string;
            /** @default 0 */
            step?: number;
            /** @default sent */
            status?: components["schemas"]["OutcomeStatus"];
            recipient?: string | null;
            /** Format: date-time */
            sent_at?: string;
        };
        CreateTemplateFolderRequest: {
            name: string;
            description?: string | null;
            /** @default #3B82F6 */
            color?: string;
        };
        CreateWorkflowRuleRequest: {
            name: string;
            description?: string | null;
            trigger: components["schemas"]["WorkflowTriggerInput"];
            /** @default {} */
            conditions?: components["schemas"]["WorkflowConditions"];
            actions: components["schemas"]["WorkflowActionInput"][];
            /** @default true */
            is_active?: boolean;
        };
        CreatedAccessKey: {
            key: string;
            access_key: components["schemas"]["AccessKey"];
        };
        DailyResetStatus: {
            next_reset_in: string;
            /** Format: date */
            last_reset_date?: string;
            users_pending_reset?: number;
            total_active_users?: number;
        }[];
        DashboardStats: {
            totalOptimizations: number;
            /** @default 0 */
            otherVersions: number;
            averageImprovement: number | null;
            weeklyOptimizations: number;
            previousWeekOptimizations: number;
            recentTrend: number;
            recentScores: {
                /** Format: uuid */
                session_id: string | null;
                /** Format: uuid */
                message_id: string | null;
                title: string | null;
                score: number;
                /** Format: date-time */
                created_at: string;
            }[];
        };
        DeleteAccountRequest: {
            password: string;
            /** Format: email */
            confirmation: string;
        };
        DeletedFolder: {
            folder: components["schemas"]["TemplateFolder"];
            template_ids: string[];
        };
        Done: Record<string, never>;
        /** @enum {string} */
        EmailProfile: "general" | "sales" | "pr" | "recruiting" | "link_building" | "job_search" | "fundraising";
        EmailReading: {
            language: string;
            isSupported: boolean;
            kind: string;
            stage: components["schemas"]["EmailStage"];
            isStageGuessed: boolean;
            profile: components["schemas"]["EmailProfile"];
            isProfileGuessed: boolean;
        };
        /** @enum {string} */
        EmailStage: "first" | "follow_up";
        EmailTemplate: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            name: string;
            subject_line: string;
            email_content: string;
            category: string;
            tags: string[];
            description: string | null;
            template_variables: components["schemas"]["TemplateVariable"][];
            stage: components["schemas"]["EmailStage"] | null;
            /** Format: uuid */
            folder_id: string | null;
            folder: components["schemas"]["FolderMark"] | null;
            /** Format: uuid */
            parent_template_id: string | null;
            library_template_id: string | null;
            version: number;
            is_favorite: boolean;
            usage_count: number;
            clone_count: number;
            optimization_score: number | null;
            /** @default null */
            score_version: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            /** Format: date-time */
            deleted_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        EmailTemplatePage: {
            items: components["schemas"]["EmailTemplateSummary"][];
            total: number;
            is_capped: boolean;
        };
        EmailTemplateSummary: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            name: string;
            subject_line: string;
            category: string;
            tags: string[];
            description: string | null;
            stage: components["schemas"]["EmailStage"] | null;
            /** Format: uuid */
            folder_id: string | null;
            folder: components["schemas"]["FolderMark"] | null;
            /** Format: uuid */
            parent_template_id: string | null;
            library_template_id: string | null;
            version: number;
            is_favorite: boolean;
            usage_count: number;
            clone_count: number;
            optimization_score: number | null;
            /** @default null */
            score_version: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            /** Format: date-time */
            deleted_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            preview: string;
            match: components["schemas"]["TemplateMatch"] | null;
        };
        EmailText: {
            subject: string | null;
            body: string;
        };
        EmptyRequest: Record<string, never>;
        EndSessionRequest: {
            /** Format: uuid */
            session_id: string;
        };
        /** @enum {string} */
        Engine: "coach" | "model";
        /** @enum {string} */
        EngineReason: "unreachable" | "slow" | "busy" | "failed" | "cut_off" | "unusable" | "worse" | "paused" | "spent";
        ErrorBody: {
            error: components["schemas"]["ErrorDetail"];
        };
        /** @enum {string} */
        ErrorCode: "malformed_body" | "unauthenticated" | "invalid_credentials" | "invalid_token" | "current_password_incorrect" | "invalid_code" | "two_factor_required" | "two_factor_on" | "two_factor_off" | "two_factor_unverified" | "email_unverified" | "address_unverified" | "already_on_plan" | "nothing_to_manage" | "billing_unavailable" | "account_not_deleted" | "last_admin" | "invalid_signature" | "weak_password" | "origin_not_allowed" | "not_found" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "no_optimized_email" | "stopped" | "usage_limit_reached" | "feature_unavailable" | "fair_use_reached" | "form_limited" | "search_limited" | "version_conflict" | "in_trash" | "folder_exists" | "too_many_folders" | "too_many_campaigns" | "campaign_conflict" | "session_full" | "too_many_sent" | "workflow_not_found" | "workflow_unreadable" | "too_many_workflows" | "invalid_key" | "key_expired" | "key_revoked" | "key_scope" | "key_not_accepted" | "key_in_address" | "too_many_keys" | "rate_limited" | "internal" | "unavailable";
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            message: string;
            request_id: string;
            fields?: {
                [key: string]: string[];
            };
        };
        ExportTemplatesRequest: {
            format: components["schemas"]["TemplateFormat"];
            of: {
                ids: string[];
            } | {
                filter: components["schemas"]["TemplateFilter"];
            };
        };
        /** @enum {string} */
        FeatureKey: "daily_ai_requests" | "templates_saved" | "ab_test_suggestions" | "advanced_analytics" | "team_sharing" | "scheduled_backups";
        FirstSight: {
            seconds: number;
            seen: {
                /** @enum {string} */
                field: "subject" | "body";
                start: number;
                end: number;
            }[];
            is_ask_seen: boolean | null;
            unread: number;
            noticed: components["schemas"]["ReaderRemark"][];
        };
        FolderMark: {
            /** Format: uuid */
            id: string;
            name: string;
            color: string;
        };
        FolderTarget: {
            folder_name: string;
        };
        FollowUp: {
            subject: string | null;
            body: string;
            gap_days: number;
            day?: number;
            adds: string;
            reason: string;
            score: number;
            /** @default [] */
            lines: {
                name: string;
                points: number;
            }[];
            /** @default  */
            first_line: string;
        };
        Found: {
            templates: components["schemas"]["NamedRow"][];
            sessions: components["schemas"]["NamedRow"][];
            campaigns: components["schemas"]["NamedRow"][];
        };
        HelpChatbotReply: {
            response: string;
            suggestions: string[];
            citations: components["schemas"]["HelpCitation"][];
            engine: components["schemas"]["Engine"];
            is_known: boolean;
            messages: components["schemas"]["HelpMessage"][];
        };
        HelpChatbotRequest: {
            message: string;
            context?: {
                currentPage?: string;
                /** Format: date-time */
                timestamp?: string;
            };
            conversationHistory?: {
                /** @enum {string} */
                role: "user" | "assistant";
                content: string;
            }[];
        };
        HelpCitation: {
            topic: string;
            item: string;
            title: string;
        };
        HelpMessage: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            role: "user" | "assistant";
            content: string;
            citations: components["schemas"]["HelpCitation"][];
            suggestions: string[];
            engine: components["schemas"]["Engine"] | null;
            /** Format: date-time */
            created_at: string;
        };
        HelpMessageList: {
            items: components["schemas"]["HelpMessage"][];
        };
        ImportTemplatesReply: {
            verdicts: components["schemas"]["ImportVerdict"][];
            places_left: number | null;
        };
        ImportTemplatesRequest: {
            rows: unknown[];
            /** @default false */
            dry_run?: boolean;
            /** @default true */
            skip_duplicates?: boolean;
        };
        ImportVerdict: {
            /** @constant */
            status: "imported";
            /** Format: uuid */
            id: string;
        } | {
            /** @constant */
            status: "ready";
        } | {
            /** @constant */
            status: "duplicate";
            /** Format: uuid */
            id: string | null;
        } | {
            /** @constant */
            status: "invalid";
            problems: string[];
        } | {
            /** @constant */
            status: "over_limit";
        };
        /** @enum {string} */
        KeyScope: "read" | "write" | "coach";
        LibraryTemplate: {
            id: string;
            name: string;
            category: string;
            industry: string;
            persona: string;
            goal: string;
            stage: components["schemas"]["EmailStage"];
            purpose: string;
            when_to_use: string;
            tags: string[];
            subject_line: string;
            email_content: string;
            template_variables: components["schemas"]["TemplateVariable"][];
            optimization_score: number;
        };
        LibraryTemplateList: {
            items: components["schemas"]["LibraryTemplate"][];
        };
        Limit: {
            /** @constant */
            kind: "unlimited";
        } | {
            /** @constant */
            kind: "limit";
            value: number;
        } | {
            /** @constant */
            kind: "boolean";
            included: boolean;
        };
        ListedCampaign: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            template_name: string;
            /** Format: uuid */
            category_id: string | null;
            target_audience: string;
            /** Format: uuid */
            tone_id: string | null;
            industry: string;
            company_size: components["schemas"]["CompanySize"] | null;
            pain_points: string[];
            call_to_action: string;
            additional_context: string;
            category: components["schemas"]["ChosenName"] | null;
            tone: components["schemas"]["ChosenName"] | null;
            status: components["schemas"]["CampaignStatus"];
            /** Format: uuid */
            session_id: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            outcomes: components["schemas"]["OutcomeRates"];
        };
        ListedChatSession: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            title: string;
            session_name: string | null;
            is_archived: boolean;
            latest_score: number | null;
            /** Format: date-time */
            last_activity: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            hit: components["schemas"]["ChatSessionHit"] | null;
        };
        ManualDailyReset: {
            /** @constant */
            success: true;
            users: number;
        };
        ManualDailyResetRequest: Record<string, never>;
        /** @enum {string} */
        MessageType: "email_optimization" | "conversation" | "client_simulation";
        /** @enum {string} */
        MetricName: "error_occurrence" | "page_not_found" | "page_load" | "dom_content_loaded" | "first_paint" | "largest_contentful_paint" | "interaction_to_next_paint" | "cumulative_layout_shift" | "memory_use" | "help_item_helpful";
        NameCount: {
            name: string;
            count: number;
        };
        NamedRow: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        NamedTemplates: {
            count: number;
            examples: components["schemas"]["NamedRow"][];
        };
        NamedWorkflowRule: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        NearestTemplate: {
            /** @enum {string} */
            source: "own" | "library";
            id: string;
            name: string;
            subject: string;
            category: string;
            similarity: number;
            reason: string;
        };
        NearestTemplatesReply: {
            items: components["schemas"]["NearestTemplate"][];
        };
        NearestTemplatesRequest: {
            subject: string | null;
            body: string;
        };
        NewTemplateSuggestions: {
            category: string | null;
            tags: string[];
            folder: components["schemas"]["FolderMark"] | null;
            near_copy: components["schemas"]["NamedRow"] | null;
        };
        NewTemplateSuggestionsRequest: {
            /** @default  */
            name?: string;
            /** @default  */
            subject_line?: string;
            email_content: string;
        };
        Offer: {
            id: string;
            /** @enum {string} */
            kind: "spelling" | "ask" | "divide";
            rule: string;
            reason: string;
            gain: number;
            edits: {
                /** @enum {string} */
                field: "subject" | "body";
                start: number;
                end: number;
                before: string;
                after: string;
            }[];
        };
        OneCampaignRequest: {
            /** Format: uuid */
            campaign_id: string;
        };
        OneSentEmailRequest: {
            /** Format: uuid */
            sent_email_id: string;
        };
        OneTemplateRequest: {
            /** Format: uuid */
            template_id: string;
        };
        OpenSession: {
            /** Format: uuid */
            id: string;
            is_current: boolean;
            user_agent: string;
            ip_address: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string;
        };
        OpenSessionList: {
            items: components["schemas"]["OpenSession"][];
        };
        Optimization: {
            /** @default null */
            reading: components["schemas"]["EmailReading"] | null;
            analysis: {
                subject_line: string;
                overall_tone: string;
            };
            improvements: {
                subject_suggestions: {
                    subject: string;
                    reason: string;
                    score: number;
                    words?: number;
                    points?: number;
                    most_points?: number;
                }[];
            };
            original_email: components["schemas"]["EmailText"];
            optimized_email: components["schemas"]["EmailText"];
            score: {
                original_score: number;
                optimized_score: number;
                /** @default null */
                version: string | null;
                improvement_areas: string[];
                original_lines: components["schemas"]["ScoreLine"][];
                optimized_lines: components["schemas"]["ScoreLine"][];
            };
            changes: components["schemas"]["Change"][];
            /** @default [] */
            offers: components["schemas"]["Offer"][];
            /** @default [] */
            questions: components["schemas"]["Question"][];
            /** @default [] */
            strengths: string[];
            template_suggestions: string[];
            sequence_recommendations: string[];
            /** @default [] */
            follow_ups: components["schemas"]["FollowUp"][];
            /** @default null */
            as_proposed: components["schemas"]["AsProposed"] | null;
            /** @default full */
            manner: components["schemas"]["RewriteManner"];
            /** @default null */
            brief: string | null;
            engine: components["schemas"]["Engine"];
            /** @default null */
            model: string | null;
            /** @default null */
            engine_reason: components["schemas"]["EngineReason"] | null;
        };
        OptimizationRecord: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            session_id: string | null;
            /** Format: uuid */
            message_id: string | null;
            session_title: string | null;
            original_score: number;
            optimized_score: number;
            /** @default null */
            score_version: string | null;
            improvement_areas: string[];
            optimization_type: string;
            industry_context: string | null;
            /** Format: uuid */
            template_id: string | null;
            /** Format: uuid */
            campaign_id: string | null;
            /** Format: date-time */
            created_at: string;
        };
        OptimizationRecordPage: {
            items: components["schemas"]["OptimizationRecord"][];
            total: number;
        };
        OptimizeEmailRequest: {
            content: string;
            /**
             * Format: uuid
             * @default null
             */
            session_id?: string | null;
            message_type: components["schemas"]["MessageType"];
            /** Format: uuid */
            variant_of?: string | null;
            /** Format: uuid */
            campaign_id?: string | null;
            /** Format: uuid */
            template_id?: string | null;
            manner?: components["schemas"]["RewriteManner"];
            stage?: components["schemas"]["EmailStage"];
            profile?: components["schemas"]["EmailProfile"];
            persona?: components["schemas"]["Persona"];
            user_preferences?: components["schemas"]["UserPreferences"];
            email_signature?: string | null;
        };
        OutcomeRates: {
            sent: number;
            waiting: number;
            replied: number;
            meetings: number;
            no_reply: number;
            reply_rate: components["schemas"]["Rate"] | null;
            meeting_rate: components["schemas"]["Rate"] | null;
        };
        /** @enum {string} */
        OutcomeStatus: "sent" | "replied" | "no_reply" | "meeting";
        PasswordRequest: {
            password: string;
        };
        /** @enum {string} */
        Persona: "busy_founder" | "sceptical_cfo" | "helpful_manager" | "technical_buyer" | "recruiter" | "editor" | "investor";
        PlanFeatureList: {
            items: components["schemas"]["PlanFeatureRow"][];
        };
        PlanFeatureRow: {
            feature_key: components["schemas"]["FeatureKey"];
            feature_name: string;
            limit: components["schemas"]["Limit"];
            /** Format: uuid */
            plan_id: string;
            /** @enum {string} */
            feature_type: "boolean" | "daily_limit" | "total_limit";
            feature_value: string;
            sort_order: number;
        };
        PortalSession: {
            /** Format: uri */
            url: string;
        };
        PreviewWorkflowRequest: {
            name: string;
            description?: string | null;
            trigger: components["schemas"]["WorkflowTriggerInput"];
            /** @default {} */
            conditions?: components["schemas"]["WorkflowConditions"];
            actions: components["schemas"]["WorkflowActionInput"][];
            /** @default true */
            is_active?: boolean;
            /**
             * Format: uuid
             * @default null
             */
            rule_id?: string | null;
        };
        PricedPlan: {
            /** Format: uuid */
            id: string;
            key: string;
            name: string;
            price_monthly: number;
        };
        PricingPlan: {
            /** Format: uuid */
            id: string;
            key: string;
            name: string;
            price_monthly: number;
            description: string;
            button_text: string;
            is_popular: boolean;
            is_active: boolean;
            sort_order: number;
            features: components["schemas"]["PlanFeatureRow"][];
        };
        PricingPlanList: {
            items: components["schemas"]["PricingPlan"][];
        };
        Profile: {
            /** Format: uuid */
            id: string;
            full_name: string | null;
            full_name_override: string | null;
            company: string | null;
            email_signature: string | null;
            theme_preference: components["schemas"]["ThemePreference"];
            theme_chosen: boolean;
            optimization_preferences: {
                tone: string;
                industry: string;
                length: string;
                autoTagging: boolean;
                smartFolderOrganization: boolean;
            };
            notification_settings: {
                emailNotifications: boolean;
                weeklyReports: boolean;
            };
            workflow_settings: {
                autoSaveTemplates: boolean;
                /** Format: uuid */
                defaultTemplateFolder: string | null;
                templateNamingPattern: string;
            };
            organization_preferences: {
                autoCategorizationEnabled: boolean;
                duplicateDetectionEnabled: boolean;
                usageBasedSorting: boolean;
            };
            interface_settings: {
                singleKeyShortcuts: boolean;
                reduceMotion: boolean;
            };
            time_zone: string | null;
            onboarding_completed: boolean;
            /** Format: date-time */
            onboarding_completed_at: string | null;
            onboarding_skipped: boolean;
            first_optimization_completed: boolean;
            first_template_saved: boolean;
            library_explored: boolean;
            dismissed_tips: string[];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        PurgeChatSessionRequest: {
            /** Format: uuid */
            session_id: string;
        };
        PutBackTemplatesRequest: {
            items: {
                /** Format: uuid */
                id: string;
                /** Format: uuid */
                folder_id: string | null;
                tags: string[];
                is_favorite: boolean;
            }[];
        };
        Question: {
            id: string;
            /** @enum {string} */
            place: "greeting" | "opening" | "offer" | "end";
            question: string;
            example: string;
            wins: number;
        };
        Rate: {
            share: number;
            low: number;
            high: number;
            of: number;
        };
        ReaderRemark: {
            quote: string;
            place: {
                /** @enum {string} */
                field: "subject" | "body" | "turn";
                turn?: number;
                start: number;
                end: number;
            } | null;
            why: string;
        };
        RecoveryCodeRequest: {
            code: string;
        };
        RecoveryCodes: {
            recovery_codes: string[];
        };
        RefreshUserTipsRequest: {
            category?: components["schemas"]["TipCategory"];
            /** @default 3 */
            limit?: number;
        };
        ReplyDebrief: {
            deciding: components["schemas"]["ReaderRemark"] | null;
            won: components["schemas"]["ReaderRemark"][];
            lost: components["schemas"]["ReaderRemark"][];
            next: string;
        };
        ReportEventReply: {
            /** @constant */
            recorded: true;
        };
        ReportEventRequest: {
            metric_name: components["schemas"]["MetricName"];
            metric_value: number;
            /** @default {} */
            metadata?: {
                type?: string;
                message?: string;
                stack?: string;
                url?: string;
                /** @enum {string} */
                severity?: "low" | "medium" | "high";
                context?: string;
                item?: string;
            };
        };
        ResetPasswordRequest: {
            token: string;
            newPassword: string;
        };
        RestoreVersionRequest: {
            /** Format: uuid */
            template_id: string;
            version: number;
            latest: number;
        };
        RestoreWorkflowRequest: {
            /** Format: uuid */
            rule_id: string;
        };
        RewriteChoices: {
            put_back: string[];
            /** @default [] */
            taken: string[];
            subject: string | null;
            blanks: {
                [key: string]: string;
            };
            /** @default {} */
            answers: {
                [key: string]: string;
            };
        };
        RewriteChoicesChange: {
            put_back?: {
                [key: string]: boolean;
            };
            taken?: {
                [key: string]: boolean;
            };
            subject?: string | null;
            blanks?: {
                [key: string]: string | null;
            };
            answers?: {
                [key: string]: string | null;
            };
        };
        /** @enum {string} */
        RewriteManner: "full" | "light";
        RunWorkflowRequest: {
            /** Format: uuid */
            rule_id: string;
        };
        SavedFromLibraryList: {
            items: {
                library_template_id: string;
                /** Format: uuid */
                template_id: string;
            }[];
        };
        ScoreLine: {
            rule: string;
            name: string;
            points: number;
            spans: components["schemas"]["TextSpan"][];
            quote: string;
            reason: string;
            fix: string;
            /** @default 0 */
            wins: number;
            evidence: string[];
        };
        SendWeeklyReportReply: {
            /** @enum {string} */
            outcome: "sent" | "nothing_to_tell";
        };
        SendWeeklyReportRequest: Record<string, never>;
        SentEmail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            /** Format: uuid */
            session_id: string | null;
            /** Format: uuid */
            message_id: string | null;
            /** Format: uuid */
            campaign_id: string | null;
            /** Format: uuid */
            template_id: string | null;
            step: number;
            recipient: string | null;
            subject: string | null;
            score: number | null;
            stage: components["schemas"]["EmailStage"] | null;
            profile: components["schemas"]["EmailProfile"] | null;
            status: components["schemas"]["OutcomeStatus"];
            /** Format: date-time */
            sent_at: string;
            /** Format: date-time */
            status_at: string;
        };
        SentEmailPage: {
            items: components["schemas"]["SentEmail"][];
            total: number;
        };
        SetUserRoleRequest: {
            /** Format: uuid */
            user_id: string;
            /** @enum {string} */
            role: "user" | "admin";
        };
        SignInReply: {
            needs_code: boolean;
        };
        SignInRequest: {
            /** Format: email */
            email: string;
            password: string;
        };
        SignUpRequest: {
            name: string;
            /** Format: email */
            email: string;
            password: string;
            plan?: string;
        };
        StopAnswerRequest: {
            /** Format: uuid */
            request_id: string;
        };
        /** @enum {string} */
        SubscriptionStatus: "active" | "trialing" | "past_due" | "canceled" | "unpaid" | "incomplete" | "incomplete_expired" | "paused";
        TemplateChange: {
            /** @constant */
            type: "tag";
            tags: string[];
        } | {
            /** @constant */
            type: "move";
            to: components["schemas"]["TemplateTarget"];
        } | {
            /** @constant */
            type: "duplicate";
            /** @default Copy of */
            prefix?: string;
            to?: components["schemas"]["TemplateTarget"];
        } | {
            /** @constant */
            type: "favorite";
            is_favorite: boolean;
        } | {
            /** @constant */
            type: "archive";
        } | {
            /** @constant */
            type: "delete";
        } | {
            /** @constant */
            type: "restore";
        } | {
            /** @constant */
            type: "purge";
        };
        TemplateFacets: {
            saved: number;
            unorganized: number;
            favorites: number;
            trash: number;
            categories: components["schemas"]["NameCount"][];
            tags: components["schemas"]["NameCount"][];
        };
        TemplateFilter: {
            search?: string;
            folder?: string;
            category?: string;
            /** @default [] */
            tag?: string[];
            favorite?: boolean;
            /**
             * @default saved
             * @enum {string}
             */
            view?: "saved" | "trash";
        };
        TemplateFolder: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            name: string;
            description: string | null;
            color: string;
            template_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        TemplateFolderList: {
            items: components["schemas"]["TemplateFolder"][];
        };
        /** @enum {string} */
        TemplateFormat: "json" | "csv" | "text";
        TemplateMatch: {
            score: number;
            name: [
                number,
                number
            ][];
            subject_line: [
                number,
                number
            ][];
            email_content: [
                number,
                number
            ][];
            tags: string[];
        };
        /** @enum {string} */
        TemplateSort: "created_at" | "name" | "usage_count" | "updated_at" | "optimization_score";
        TemplateSuggestions: {
            tags: string[];
            words: string[];
        };
        TemplateTarget: {
            /** Format: uuid */
            folder_id: string | null;
        } | components["schemas"]["FolderTarget"];
        TemplateVariable: {
            name: string;
            fallback: string | null;
            example: string | null;
        };
        TemplateVariables: components["schemas"]["TemplateVariable"][];
        TemplateVersion: {
            name: string;
            subject_line: string;
            email_content: string;
            category: string;
            tags: string[];
            description: string | null;
            template_variables: components["schemas"]["TemplateVariable"][];
            stage: components["schemas"]["EmailStage"] | null;
            version: number;
            optimization_score: number | null;
            /** @default null */
            score_version: string | null;
            /** Format: uuid */
            template_id: string;
            /** Format: date-time */
            created_at: string;
        };
        TemplateVersionList: {
            items: components["schemas"]["TemplateVersion"][];
        };
        TemplatesFile: ({
            name: string;
        } & {
            [key: string]: unknown;
        })[];
        TextSpan: {
            /** @enum {string} */
            field: "subject" | "body";
            start: number;
            end: number;
        };
        /** @enum {string} */
        ThemePreference: "light" | "dark" | "system";
        /** @enum {string} */
        TipCategory: "getting_started" | "performance" | "organization" | "optimization" | "productivity" | "skill_building" | "analytics";
        /** @enum {string} */
        TipPriority: "high" | "medium" | "low";
        /** @enum {string} */
        TipStatus: "active" | "dismissed" | "applied";
        ToneOptionList: {
            items: components["schemas"]["CampaignCategory"][];
        };
        TotpRequest: {
            code: string;
        };
        TwoFactorSetup: {
            totp_uri: string;
            recovery_codes: string[];
        };
        UnsubscribeReply: {
            /** @constant */
            list: "weekly_reports";
        };
        UnsubscribeRequest: {
            token: string;
        };
        UpdateCampaignRequest: {
            template_name?: string;
            /** Format: uuid */
            category_id?: string | null;
            target_audience?: string;
            /** Format: uuid */
            tone_id?: string | null;
            industry?: string;
            company_size?: components["schemas"]["CompanySize"] | null;
            pain_points?: string[];
            call_to_action?: string;
            additional_context?: string;
            version: number;
        };
        UpdateChatMessageRequest: {
            choices?: components["schemas"]["RewriteChoicesChange"];
            /** @constant */
            is_in_use?: true;
        };
        UpdateChatSessionRequest: {
            session_name?: string | null;
            is_archived?: boolean;
            /** Format: date-time */
            last_activity?: string;
        };
        UpdateEmailTemplateRequest: {
            name?: string;
            subject_line?: string;
            email_content?: string;
            category?: string;
            description?: string | null;
            tags?: string[];
            template_variables?: components["schemas"]["TemplateVariables"];
            /** @enum {string|null} */
            stage?: "first" | "follow_up" | null;
            folder_id?: (string | ("none" | "")) | null;
            is_favorite?: boolean;
            version?: number;
        };
        UpdateProfileRequest: {
            full_name?: string | null;
            full_name_override?: string | null;
            company?: string | null;
            email_signature?: string | null;
            theme_preference?: components["schemas"]["ThemePreference"];
            optimization_preferences?: {
                tone?: string;
                industry?: string;
                length?: string;
                autoTagging?: boolean;
                smartFolderOrganization?: boolean;
            };
            notification_settings?: {
                emailNotifications?: boolean;
                weeklyReports?: boolean;
            };
            workflow_settings?: {
                autoSaveTemplates?: boolean;
                /** Format: uuid */
                defaultTemplateFolder?: string | null;
                templateNamingPattern?: string;
            };
            organization_preferences?: {
                autoCategorizationEnabled?: boolean;
                duplicateDetectionEnabled?: boolean;
                usageBasedSorting?: boolean;
            };
            interface_settings?: {
                singleKeyShortcuts?: boolean;
                reduceMotion?: boolean;
            };
            time_zone?: string | null;
            onboarding_completed?: boolean;
            onboarding_skipped?: boolean;
            first_optimization_completed?: boolean;
            first_template_saved?: boolean;
            library_explored?: boolean;
            dismissed_tips?: string[];
        };
        UpdateSentEmailRequest: {
            status?: components["schemas"]["OutcomeStatus"];
            recipient?: string | null;
            /** Format: date-time */
            sent_at?: string;
        };
        UpdateTemplateFolderRequest: {
            name?: string;
            description?: string | null;
            color?: string;
        };
        UpdateUserTipRequest: {
            status: components["schemas"]["TipStatus"];
            dismissal_reason?: string;
        };
        UpdateWorkflowRuleRequest: {
            name?: string;
            description?: string | null;
            trigger?: components["schemas"]["WorkflowTriggerInput"];
            conditions?: components["schemas"]["WorkflowConditions"];
            actions?: components["schemas"]["WorkflowActionInput"][];
            is_active?: boolean;
        };
        UseTemplateRequest: {
            /** Format: uuid */
            template_id: string;
            /**
             * @default use
             * @enum {string}
             */
            usage_type?: "use" | "copy";
        };
        UserPreferences: {
            /** @default professional */
            tone?: string;
            /** @default general */
            industry?: string;
            /** @default medium */
            length?: string;
        };
        UserSubscription: {
            /** Format: uuid */
            user_id: string;
            status: components["schemas"]["SubscriptionStatus"];
            usage_tracking: {
                daily_ai_requests: number;
                templates_saved: number;
            };
            /** Format: uuid */
            plan_id: string;
            plan: {
                /** Format: uuid */
                id: string;
                key: string;
                name: string;
                price_monthly: number;
                features: components["schemas"]["PlanFeatureRow"][];
            };
            /** Format: date-time */
            resets_at: string;
            billing: {
                has_customer: boolean;
                /** Format: date-time */
                renews_at: string | null;
                /** Format: date-time */
                ends_at: string | null;
                /** Format: date-time */
                grace_ends_at: string | null;
            };
            pending_plan: components["schemas"]["PricedPlan"] | null;
            version: number;
        };
        UserTip: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tip_template_id: string;
            category: components["schemas"]["TipCategory"];
            priority: components["schemas"]["TipPriority"];
            generated_content: {
                title: string;
                description: string;
                actionable: {
                    label: string;
                    to: string;
                } | null;
                confidence: number;
                basis: string | null;
                impact: string;
                why: string;
            };
            status: components["schemas"]["TipStatus"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            dismissed_at: string | null;
            dismissal_reason: string | null;
            /** Format: date-time */
            applied_at: string | null;
            effect: {
                before: number;
                after: number;
                emails: number;
            } | null;
        };
        UserTipPage: {
            items: components["schemas"]["UserTip"][];
            total: number;
        };
        VerifyEmailRequest: {
            token: string;
        };
        WizardCampaign: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            template_name: string;
            /** Format: uuid */
            category_id: string | null;
            target_audience: string;
            /** Format: uuid */
            tone_id: string | null;
            industry: string;
            company_size: components["schemas"]["CompanySize"] | null;
            pain_points: string[];
            call_to_action: string;
            additional_context: string;
            category: components["schemas"]["ChosenName"] | null;
            tone: components["schemas"]["ChosenName"] | null;
            status: components["schemas"]["CampaignStatus"];
            /** Format: uuid */
            session_id: string | null;
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
        };
        WorkflowAction: {
            /** @constant */
            type: "tag";
            parameters: {
                tags: string[];
            };
        } | {
            /** @constant */
            type: "move";
            parameters: components["schemas"]["FolderTarget"];
        } | {
            /** @constant */
            type: "favorite";
            /** @default {} */
            parameters: Record<string, never>;
        } | {
            /** @constant */
            type: "archive";
            /** @default {} */
            parameters: Record<string, never>;
        } | {
            /** @constant */
            type: "duplicate";
            parameters: {
                /** @default Copy of */
                prefix: string;
            };
        } | {
            /** @constant */
            type: "notify";
            parameters: {
                message: string;
            };
        };
        WorkflowActionInput: {
            /** @constant */
            type: "tag";
            parameters: {
                tags: string[];
            };
        } | {
            /** @constant */
            type: "move";
            parameters: components["schemas"]["FolderTarget"];
        } | {
            /** @constant */
            type: "favorite";
            /** @default {} */
            parameters?: Record<string, never>;
        } | {
            /** @constant */
            type: "archive";
            /** @default {} */
            parameters?: Record<string, never>;
        } | {
            /** @constant */
            type: "duplicate";
            parameters: {
                /** @default Copy of */
                prefix?: string;
            };
        } | {
            /** @constant */
            type: "notify";
            parameters: {
                message: string;
            };
        };
        /** @enum {string} */
        WorkflowActionType: "tag" | "move" | "favorite" | "archive" | "duplicate" | "notify";
        WorkflowConditions: {
            category?: string;
            /** Format: uuid */
            folder_id?: string | null;
            tag?: string;
            is_favorite?: boolean;
            name_contains?: string;
            min_score?: number;
            max_score?: number;
            min_usage_count?: number;
            idle_days?: number;
        };
        WorkflowExecution: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            rule_id: string | null;
            rule_name: string;
            /** @enum {string} */
            trigger: "template_create" | "high_usage" | "low_performance" | "schedule" | "manual";
            /** @enum {string} */
            status: "success" | "failed";
            /** Format: date-time */
            executed_at: string;
            result: {
                templates: components["schemas"]["NamedTemplates"];
                actions: {
                    type: components["schemas"]["WorkflowActionType"];
                    changed: number;
                }[];
                messages: string[];
            } | null;
            error: string | null;
        };
        WorkflowExecutionList: {
            items: components["schemas"]["WorkflowExecution"][];
        };
        WorkflowInsights: {
            executions: number;
            tasks: number;
            minutes: number;
            efficiency: number;
        };
        WorkflowPreview: {
            templates: components["schemas"]["NamedTemplates"];
            tried: number;
            actions: {
                type: components["schemas"]["WorkflowActionType"];
                changes: number;
            }[];
            error: string | null;
        };
        WorkflowRule: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            name: string;
            description: string | null;
            trigger: components["schemas"]["WorkflowTrigger"];
            conditions: components["schemas"]["WorkflowConditions"];
            actions: components["schemas"]["WorkflowAction"][];
            is_active: boolean;
            execution_count: number;
            /** Format: date-time */
            last_triggered: string | null;
            /** Format: date-time */
            next_run_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        WorkflowRuleList: {
            items: components["schemas"]["WorkflowRule"][];
            unreadable: components["schemas"]["NamedWorkflowRule"][];
        };
        WorkflowTrigger: {
            /** @constant */
            type: "template_create";
        } | {
            /** @constant */
            type: "high_usage";
            /** @default 100 */
            usage_count: number;
            /** @default 80 */
            min_score: number;
        } | {
            /** @constant */
            type: "low_performance";
            /** @default 30 */
            max_score: number;
            /** @default 90 */
            idle_days: number;
        } | {
            /** @constant */
            type: "schedule";
            /** @default 6 */
            hour: number;
            /** @default null */
            weekday: number | null;
        };
        WorkflowTriggerInput: {
            /** @constant */
            type: "template_create";
        } | {
            /** @constant */
            type: "high_usage";
            /** @default 100 */
            usage_count?: number;
            /** @default 80 */
            min_score?: number;
        } | {
            /** @constant */
            type: "low_performance";
            /** @default 30 */
            max_score?: number;
            /** @default 90 */
            idle_days?: number;
        } | {
            /** @constant */
            type: "schedule";
            /** @default 6 */
            hour?: number;
            /** @default null */
            weekday?: number | null;
        };
    };
    responses: {
        /** @description One of the codes `malformed_body`, `invalid_token`, `invalid_signature`, `key_in_address`. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description One of the codes `unauthenticated`, `invalid_credentials`, `invalid_key`, `key_expired`, `key_revoked`. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description One of the codes `two_factor_required`, `two_factor_unverified`, `email_unverified`, `address_unverified`, `origin_not_allowed`, `feature_unavailable`, `key_scope`, `key_not_accepted`. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description One of the codes `not_found`, `workflow_not_found`. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description One of the codes `two_factor_on`, `two_factor_off`, `already_on_plan`, `nothing_to_manage`, `last_admin`, `stopped`, `version_conflict`, `in_trash`, `folder_exists`, `too_many_folders`, `too_many_campaigns`, `campaign_conflict`, `session_full`, `too_many_sent`, `workflow_unreadable`, `too_many_workflows`, `too_many_keys`. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description One of the codes `payload_too_large`. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description One of the codes `unsupported_media_type`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description One of the codes `current_password_incorrect`, `invalid_code`, `weak_password`, `validation_failed`, `idempotency_key_reused`, `no_optimized_email`. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description One of the codes `usage_limit_reached`, `fair_use_reached`, `form_limited`, `search_limited`, `rate_limited`. */
        TooManyRequests: {
            headers: {
                /** @description After how many seconds to try again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description One of the codes `internal`. */
        Unexpected: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description One of the codes `billing_unavailable`, `account_not_deleted`, `unavailable`. */
        Unavailable: {
            headers: {
                /** @description After how many seconds to try again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: "me" | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: "me" | string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProfileRequest"];
            };
        };
        responses: {
            /** @description The profile as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscribeRequest"];
            };
        };
        responses: {
            /** @description What was stopped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscribeReply"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description The file: a list for each table */
            200: {
                headers: {
                    /** @description The name under which the file is saved. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountRequest"];
            };
        };
        responses: {
            /** @description Deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenSessionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKeyList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccessKeyRequest"];
            };
        };
        responses: {
            /** @description The key, and what is kept of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedAccessKey"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeAccessKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person, or nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSession"];
                };
            };
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountMailRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountMailRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSetup"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableTwoFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TotpRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInReply"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryCodeRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInReply"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    newRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminOverview"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminUsers: {
        parameters: {
            query?: {
                search?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts, and how many there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUserPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetUserRoleRequest"];
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUser"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                action?: components["schemas"]["AuditAction"];
                person?: string;
                from?: string;
                to?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entries, and how many there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDashboardStats: {
        parameters: {
            query?: {
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of home */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardStats"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnalyticsSummary: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts and averages, day by day and together */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsSummary"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdvancedAnalytics: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Of a range of days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvancedAnalytics"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOptimizationAnalytics: {
        parameters: {
            query?: {
                from?: string;
                to?: string;
                time_zone?: string;
                area?: string;
                template_id?: string;
                campaign_id?: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptimizationRecordPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportEventRequest"];
            };
        };
        responses: {
            /** @description That it was taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportEventReply"];
                };
            };
            400: components["responses"]["Malformed"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendWeeklyReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendWeeklyReportRequest"];
            };
        };
        responses: {
            /** @description Whether there was anything to tell */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendWeeklyReportReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCheckoutSessionRequest"];
            };
        };
        responses: {
            /** @description The page to open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCheckout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmCheckoutRequest"];
            };
        };
        responses: {
            /** @description Whether the plan holds now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOutcome"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPortalSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The page to open */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSession"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismissUpgrade: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description Your subscription, without it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSubscription"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPricingPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingPlanList"];
                };
            };
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlanFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The features of all plans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanFeatureList"];
                };
            };
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSubscription"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDailyResetStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyResetStatus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    manualDailyReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ManualDailyResetRequest"];
            };
        };
        responses: {
            /** @description Whose counters it set to zero */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManualDailyReset"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWizardCampaigns: {
        parameters: {
            query?: {
                state?: "saved" | "deleted";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWizardCampaign: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateCampaignRequest"];
            };
        };
        responses: {
            /** @description The campaign */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WizardCampaign"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWizardCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The campaign */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WizardCampaign"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWizardCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The campaign as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WizardCampaign"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWizardCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCampaignRequest"];
            };
        };
        responses: {
            /** @description The campaign as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WizardCampaign"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCampaignCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CampaignCategoryList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listToneOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToneOptionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    duplicateCampaign: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneCampaignRequest"];
            };
        };
        responses: {
            /** @description The campaign */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WizardCampaign"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreCampaign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneCampaignRequest"];
            };
        };
        responses: {
            /** @description The campaign */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WizardCampaign"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    optimizeEmail: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptimizeEmailRequest"];
            };
        };
        responses: {
            /** @description The two messages that came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerReply"];
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two messages that came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnswerReply"];
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopAnswer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopAnswerRequest"];
            };
        };
        responses: {
            /** @description The answer that is being stopped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopAnswerRequest"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAiRequests: {
        parameters: {
            query?: {
                session_id?: string;
                status?: components["schemas"]["AiRequestStatus"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AiRequestList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChatSessions: {
        parameters: {
            query?: {
                state?: components["schemas"]["ChatSessionState"];
                search?: string;
                limit?: number;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSessionPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The session as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateChatSessionRequest"];
            };
        };
        responses: {
            /** @description The session as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurgeChatSessionRequest"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    purgeChatSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurgeChatSessionRequest"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatSession"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listChatMessages: {
        parameters: {
            query: {
                session_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateChatMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateChatMessageRequest"];
            };
        };
        responses: {
            /** @description The message as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHelpMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last messages, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpMessageList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteHelpMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left: nothing */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpMessageList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    askHelp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpChatbotRequest"];
            };
        };
        responses: {
            /** @description The answer, with the help items that it rests on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpChatbotReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    find: {
        parameters: {
            query: {
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Found"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSentEmails: {
        parameters: {
            query?: {
                session_id?: string;
                message_id?: string;
                campaign_id?: string;
                template_id?: string;
                status?: components["schemas"]["OutcomeStatus"];
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentEmailPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSentEmail: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSentEmailRequest"];
            };
        };
        responses: {
            /** @description What was noted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentEmail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSentEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description What was taken back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentEmail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSentEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateSentEmailRequest"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentEmail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreSentEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneSentEmailRequest"];
            };
        };
        responses: {
            /** @description The sent email */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentEmail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOutcomeRates: {
        parameters: {
            query?: {
                session_id?: string;
                message_id?: string;
                campaign_id?: string;
                template_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts, and rates with their 95 % intervals */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutcomeRates"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeTemplates: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTemplatesRequest"];
            };
        };
        responses: {
            /** @description What was done, and what was not and why */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeTemplatesReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    putBackTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutBackTemplatesRequest"];
            };
        };
        responses: {
            /** @description What was put back, and what was not and why */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeTemplatesReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    importTemplates: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportTemplatesRequest"];
            };
        };
        responses: {
            /** @description A verdict for each row, in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportTemplatesReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportTemplatesRequest"];
            };
        };
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /** @description The name under which the file is saved. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatesFile"];
                    "text/csv": string;
                    "text/plain": string;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplateFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The folders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateFolderList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTemplateFolder: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTemplateFolderRequest"];
            };
        };
        responses: {
            /** @description The new folder */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateFolder"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTemplateFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The folder, and what lay in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedFolder"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTemplateFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTemplateFolderRequest"];
            };
        };
        responses: {
            /** @description The folder as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateFolder"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLibraryTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its templates, by category and name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LibraryTemplateList"];
                };
            };
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSavedFromLibrary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Their ids, and the ids of what was saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedFromLibraryList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmailTemplates: {
        parameters: {
            query?: {
                search?: string;
                folder?: string;
                category?: string;
                tag?: string[] | string;
                favorite?: "true" | "false";
                view?: "saved" | "trash";
                sort?: components["schemas"]["TemplateSort"];
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates, with the beginning of their texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplatePage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmailTemplate: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEmailTemplateRequest"];
            };
        };
        responses: {
            /** @description The new template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description The template as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmailTemplateRequest"];
            };
        };
        responses: {
            /** @description The template as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateFacets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateFacets"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateSuggestions: {
        parameters: {
            query: {
                search: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tags and words of your own */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSuggestions"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplateVersions: {
        parameters: {
            query: {
                template_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateVersionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    useTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseTemplateRequest"];
            };
        };
        responses: {
            /** @description The template as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    cloneTemplate: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTemplateRequest"];
            };
        };
        responses: {
            /** @description The copy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestForNewTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTemplateSuggestionsRequest"];
            };
        };
        responses: {
            /** @description As far as the settings want it found out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewTemplateSuggestions"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreTemplateVersion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreVersionRequest"];
            };
        };
        responses: {
            /** @description The template as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    findNearestTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NearestTemplatesRequest"];
            };
        };
        responses: {
            /** @description At most three, nearest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearestTemplatesReply"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserTips: {
        parameters: {
            query?: {
                status?: components["schemas"]["TipStatus"];
                category?: components["schemas"]["TipCategory"];
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTipPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshUserTips: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshUserTipsRequest"];
            };
        };
        responses: {
            /** @description A page of those that hold now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTipPage"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUserTip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserTipRequest"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserTip"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflowRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRuleList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorkflowRule: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkflowRuleRequest"];
            };
        };
        responses: {
            /** @description The workflow */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRule"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWorkflowRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** @description What was deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedWorkflowRule"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkflowRule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWorkflowRuleRequest"];
            };
        };
        responses: {
            /** @description The workflow as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRule"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWorkflowExecutions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowExecutionList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkflowInsights: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The estimates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowInsights"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewWorkflowRequest"];
            };
        };
        responses: {
            /** @description How many templates, some of them by name, and what would change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowPreview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    runWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunWorkflowRequest"];
            };
        };
        responses: {
            /** @description The run, which may have failed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowExecution"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestoreWorkflowRequest"];
            };
        };
        responses: {
            /** @description What was restored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedWorkflowRule"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
}
