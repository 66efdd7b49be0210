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
    "/rest/v1/rpc/current_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the access key of this call may do */
        get: operations["getCurrentKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description It may also be refused as `email_unverified`, `already_on_plan` or `billing_unavailable`.
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
         * @description It may also be refused as `not_found`, `usage_limit_reached`, `fair_use_reached`, `session_full`, `no_optimized_email` or `stopped`.
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
    "/rest/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your webhooks, oldest first */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have events sent to an address
         * @description It may also be refused as `current_password_incorrect` or `too_many_webhooks`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a webhook; it can be restored while the trash keeps it */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, switch it on or off
         * @description It may also be refused as `current_password_incorrect`.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/functions/v1/restore-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a deleted webhook back, with its secret, while the trash keeps it
         * @description It may also be refused as `not_found` or `too_many_webhooks`.
         */
        post: operations["restoreWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/rotate-webhook-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign with a new secret from now on
         * @description It may also be refused as `current_password_incorrect` or `not_found`.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/ping-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event of no meaning, to try the address
         * @description It may also be refused as `not_found` or `webhook_off`.
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/functions/v1/resend-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again, at once and under the same id
         * @description It may also be refused as `not_found` or `webhook_off`.
         */
        post: operations["resendWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/webhook_deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sent to a webhook, the newest first */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
        /** @description A key as its owner sees it: never the key itself. */
        AccessKey: {
            /** Format: uuid */
            id: string;
            name: string;
            scope: components["schemas"]["KeyScope"];
            /** @description By which its owner recognises it. */
            last_characters: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Null for one that does not expire.
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description To the hour; null for one that was never used.
             */
            last_used_at: string | null;
            /** @description The address it was used from then. */
            last_used_from: string | null;
            /** @description The program that used it then, as it calls itself. */
            last_used_by: string | null;
        };
        /** @description The newest first: those that work, and those that have expired lately. */
        AccessKeyList: {
            items: components["schemas"]["AccessKey"][];
        };
        /** @description Everything that is kept of a person: the account, its sessions, and a list for each table. */
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
        /** @description Requests a mail: a new verification link, or a link to set a new password. */
        AccountMailRequest: {
            /** Format: email */
            email: string;
        };
        /** @description What the account service tells a browser about who is signed in; null when nobody is. */
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
        /** @description The state of the service on one page. */
        AdminOverview: {
            users: number;
            /** @description By current plan; plans on offer first. */
            plans: {
                name: string;
                users: number;
            }[];
            requests_today: number;
            health: {
                name: string;
                /** @enum {string} */
                state: "good" | "attention" | "bad";
                /** @description A sentence or two. */
                note: string;
            }[];
        };
        /** @description An account as admins see it. */
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
        /** @description What advanced analytics adds. */
        AdvancedAnalytics: {
            range: components["schemas"]["CoveredRange"];
            /**
             * @description Emails of the range excluded from `rules`.
             * @default 0
             */
            otherVersions: number;
            /** @description What each rule of the current score cost and how much of it was won back, costliest first. */
            rules: {
                rule: string;
                name: string;
                /** @description Drafts that lost points to it. */
                emails: number;
                /** @description Of all emails of the range judged by the current score version, from 0 to 1. */
                share: number;
                /** @description The points an affected email lost to it, before and after, on average; never negative. */
                lostBefore: number;
                lostAfter: number;
            }[];
            /** @description Whether higher-scoring emails were answered more often. */
            prediction: {
                /** @description Answered, or counted as unanswered, with a score of the current version. */
                decided: number;
                /**
                 * @description The same with a score of another version.
                 * @default 0
                 */
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
                /** @description Of all pairs of an answered and an unanswered email, the share in which the answered one scored higher; ties count half. `of` is the number of pairs. Null with fewer than five emails of either kind. */
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
        /** @description One request to the coach or a model, and what it cost. Read-only for users. */
        AiRequest: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            /**
             * Format: uuid
             * @description Null when the session was deleted, or never stored.
             */
            session_id: string | null;
            message_type: components["schemas"]["AiRequestType"];
            status: components["schemas"]["AiRequestStatus"];
            /**
             * @description `free` counts against no plan; `reserved` is charged or refunded when the answer is done.
             * @enum {string}
             */
            charge: "free" | "reserved" | "charged" | "refunded";
            /** @description Who wrote it or was to write it; null while it runs. */
            engine: components["schemas"]["Engine"] | null;
            model: string | null;
            engine_reason: components["schemas"]["EngineReason"] | null;
            /** @description Tokens according to the provider; 0 for the coach. */
            input_tokens: number;
            output_tokens: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            settled_at: string | null;
        };
        /** @description The newest first. */
        AiRequestList: {
            items: components["schemas"]["AiRequest"][];
        };
        /** @enum {string} */
        AiRequestStatus: "running" | "answered" | "stopped" | "failed";
        /**
         * @description What was asked for: one of the chat's modes, or the help.
         * @enum {string}
         */
        AiRequestType: "email_optimization" | "conversation" | "client_simulation" | "help";
        /** @description What happened within a range of days. */
        AnalyticsSummary: {
            totalOptimizations: number;
            /** @default 0 */
            otherVersions: number;
            averageImprovement: number | null;
            averageOriginal: number | null;
            averageOptimized: number | null;
            range: components["schemas"]["CoveredRange"];
            /** @description The range of the same length before it. */
            previous: {
                totalOptimizations: number;
                /** @default 0 */
                otherVersions: number;
                averageImprovement: number | null;
                averageOriginal: number | null;
                averageOptimized: number | null;
            };
            /** @description The last seven days of the range, whatever its length, and the seven before them. */
            weeklyOptimizations: number;
            previousWeekOptimizations: number;
            recentTrend: number;
            /** @description What cost most, by the number of emails of the current score version affected; at most five. */
            topImprovementAreas: {
                area: string;
                count: number;
            }[];
            /** @description Every day of the range, oldest first; `day` is its short name: "Mon". */
            dailyData: {
                /** Format: date */
                date: string;
                day: string;
                optimizations: number;
                averageOriginal: number | null;
                averageOptimized: number | null;
            }[];
            /** @description Most used first, at most twenty. */
            templates: {
                /** Format: uuid */
                id: string;
                /** @description Null once it is deleted. */
                name: string | null;
                outcomes: components["schemas"]["OutcomeRates"];
                totalOptimizations: number;
                /** @default 0 */
                otherVersions: number;
                averageImprovement: number | null;
                averageOriginal: number | null;
                averageOptimized: number | null;
            }[];
            /** @description Most sent first, at most twenty. Without a gain, since an email from a brief has no score before. */
            campaigns: {
                /** Format: uuid */
                id: string;
                /** @description Null once it is deleted. */
                name: string | null;
                outcomes: components["schemas"]["OutcomeRates"];
            }[];
            /** @description Of the emails sent within the range. */
            outcomes: components["schemas"]["OutcomeRates"];
        };
        /** @description An answer to a question; its text is the message's content. */
        Answer: {
            engine: components["schemas"]["Engine"];
            /**
             * @description The model's name as its provider knows it; null for the coach.
             * @default null
             */
            model: string | null;
            /**
             * @description Why the coach stepped in for a model; null if it did not.
             * @default null
             */
            engine_reason: components["schemas"]["EngineReason"] | null;
            /** @description Whether the question was understood. */
            is_known: boolean;
            citations: {
                article: string;
                title: string;
                quote: string;
            }[];
            /** @description Ids of the evidence in the cited articles. */
            evidence: string[];
            /** @description Questions that can be asked next. */
            follow_ups: string[];
        };
        /** @description The events of an `optimize-email` stream, in order: `started`; for an email `scored`; then `text` and `rewound` while the answer is written; finally one of `answered`, `stopped` and `failed`. Late subscribers get all events from the beginning. */
        AnswerEvent: {
            /** @constant */
            type: "started";
            /** Format: uuid */
            request_id: string;
            session: components["schemas"]["ChatSession"];
            /** @description The writer's message. */
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
        /** @description What a call gives, whatever was asked. */
        AnswerReply: {
            /** @description Null in modes that optimize nothing. */
            optimization: components["schemas"]["Optimization"] | null;
            session: components["schemas"]["ChatSession"];
            /** @description The two messages stored by this call: the writer's, then the answer. */
            messages: [
                components["schemas"]["ChatMessage"],
                components["schemas"]["ChatMessage"]
            ];
        };
        /** @description What the coach finds in the proposed email before anything is decided. */
        AsProposed: {
            /** @description The email is unlike those that the score was fitted to. */
            is_unsure: boolean;
            /** @description An earlier mail is quoted below the original email. */
            has_thread: boolean;
            /** @description The points that a good answer to each blank wins. */
            blanks: {
                label: string;
                wins: number;
            }[];
            /** @description Whom the email greets. */
            addressee: string | null;
            /** @description It is a last note, which nothing should follow. */
            is_last: boolean;
        };
        /**
         * @description What the audit log records: what admins did, what happened to money, and what commands undid.
         * @enum {string}
         */
        AuditAction: "role.granted" | "role.removed" | "users.viewed" | "usage.reset" | "subscription.started" | "subscription.changed" | "subscription.renewed" | "subscription.cancelled" | "subscription.resumed" | "subscription.ended" | "payment.received" | "payment.failed" | "payment.refunded" | "account.deleted" | "key.created" | "key.used" | "key.revoked" | "webhook.created" | "webhook.changed" | "webhook.rotated" | "webhook.deleted" | "webhook.restored" | "retention.purged" | "backup.restored" | "migration.reverted";
        AuditEntry: {
            id: string;
            /** Format: date-time */
            at: string;
            /** @description A person's id, or system, provider or command. */
            actor: string;
            /** @description Null for an account that is gone, and for what is no person. */
            actor_email: string | null;
            /** @description A text, since a newer server may know other actions. */
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
        /** @description The available ones, by name. */
        CampaignCategoryList: {
            items: components["schemas"]["CampaignCategory"][];
        };
        /** @description Last changed first. */
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
            /** @description The changed templates; for duplicates also the copies. */
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
            /** @description The failed ones, by name, with reasons. Another user's template counts as missing. */
            failed: {
                /** Format: uuid */
                id: string;
                name: string | null;
                reason: string;
            }[];
            /**
             * Format: uuid
             * @description The cursor for the next call; null at the end.
             */
            next: string | null;
        };
        ChangeTemplatesRequest: {
            change: components["schemas"]["TemplateChange"];
            of: {
                ids: string[];
            } | {
                matching: {
                    filter: components["schemas"]["TemplateFilter"];
                    /**
                     * Format: date-time
                     * @description Excludes newer templates: they come from this change, or the user has not seen them.
                     */
                    made_before: string;
                    /** @default [] */
                    except?: string[];
                    /**
                     * Format: uuid
                     * @description `next` from the previous call.
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
            /** @description Stopped by the user: `content` is the text so far, without a result. */
            is_partial: boolean;
            /** @description What was sent with the writer's message: the email and the options. Older messages have only the email; null if there is nothing. */
            email_data: {
                email_content?: string;
                /** @description How much may be changed; default `full`. */
                manner?: components["schemas"]["RewriteManner"];
                /** @description The email's stage; guessed from the text when absent. */
                stage?: components["schemas"]["EmailStage"];
                profile?: components["schemas"]["EmailProfile"];
                /** @description The simulated reader. */
                persona?: components["schemas"]["Persona"];
            } | null;
            optimization_results: components["schemas"]["Optimization"] | null;
            answer: components["schemas"]["Answer"] | null;
            client_reply: components["schemas"]["ClientReply"] | null;
            /**
             * Format: uuid
             * @description For a writer's message: the first message that it is a variant of.
             */
            variant_of: string | null;
            /** @description For a rewrite: the writer's decisions; null without any. */
            choices: components["schemas"]["RewriteChoices"] | null;
            /**
             * Format: date-time
             * @description For a rewrite: when the writer selected it. The rewrite in use is the last one created or selected.
             */
            chosen_at: string | null;
            /**
             * Format: uuid
             * @description The campaign, and the user's own template, that the writer's message came from.
             */
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
            /** @description The score of the session's rewrite in use, 0 to 100; null if the text was not an email to judge. */
            latest_score: number | null;
            /** Format: date-time */
            last_activity: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; it can be restored while the trash keeps it.
             */
            deleted_at: string | null;
        };
        /** @description Where a search found its words. */
        ChatSessionHit: {
            /** @enum {string} */
            field: "name" | "content";
            /**
             * Format: uuid
             * @description The message with the match, or the one sent to a matching recipient; null for a match in the name.
             */
            message_id: string | null;
            /** @description The name, or an excerpt of the message. */
            text: string;
            /** @description Ranges in `text`, in UTF-16 units, ends excluded. */
            ranges: [
                number,
                number
            ][];
        };
        ChatSessionPage: {
            /** @description Most recently used first; deleted ones by deletion. A page may be longer if sessions share a timestamp. */
            items: components["schemas"]["ListedChatSession"][];
            /** @description How many there are in this state, or match the search. */
            total: number;
            /** @description More match the search than `total`. */
            is_capped?: boolean;
            /** @description How many archived ones match a search that no active one matches. */
            archived?: number;
        };
        /** @enum {string} */
        ChatSessionState: "active" | "archived" | "deleted";
        /** @description What has become of a checkout of the caller's. Somebody else's is not found. */
        CheckoutOutcome: {
            /**
             * @description `paid`: the plan is active. `changed`: it was paid, and the plan has changed or ended since. `open`: not paid yet. `expired`: it can no longer be paid.
             * @enum {string}
             */
            status: "paid" | "changed" | "processing" | "open" | "expired";
            /** @description The plan that it is for. */
            plan: {
                key: string;
                name: string;
            } | null;
        };
        CheckoutSession: {
            /**
             * Format: uri
             * @description Where to pay or, for paying users, where to confirm the change of plan.
             */
            url: string;
            /** @enum {string} */
            kind: "checkout" | "portal";
        };
        /** @description What was chosen of them, by name. */
        ChosenName: {
            name: string;
        };
        /** @description A simulated reader's decision about the latest rewrite; the message's content has their words, if any. */
        ClientReply: {
            engine: components["schemas"]["Engine"];
            /**
             * @description The model's name as its provider knows it; null for the coach.
             * @default null
             */
            model: string | null;
            /**
             * @description Why the coach stepped in for a model; null if it did not.
             * @default null
             */
            engine_reason: components["schemas"]["EngineReason"] | null;
            persona: components["schemas"]["Persona"];
            /** @enum {string} */
            decision: "yes" | "question" | "not_now" | "no" | "silence";
            /** @description The reason, addressed to the writer. */
            reason: string;
            /** @description Whether the conversation has ended. */
            is_over: boolean;
            /** @description The day they read it, counted from 0: after the conversation has ended, or on a retry, they may decide differently. */
            day?: number;
            /**
             * @description The email as read: the rewrite with the writer's choices. Null in older replies.
             * @default null
             */
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
        /** @description The days an answer covers. */
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
            /**
             * Format: date-time
             * @description A moment in the future, or null for a key that does not expire.
             */
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
        /** @description `planId` is the specification's spelling. */
        CreateCheckoutSessionRequest: {
            /** Format: uuid */
            planId: string;
        };
        /** @description Used by the form and by imports. */
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
            /** @description Absent: chosen by the user's settings; null: none. */
            folder_id?: (string | ("none" | "")) | null;
            /** @description Absent: chosen by the user's settings. */
            tags?: string[];
            /**
             * Format: uuid
             * @default null
             */
            parent_template_id?: string | null;
            /** @default null */
            library_template_id?: string | null;
        };
        /** @description Takes an email from one of the writer's answers, or one that was written elsewhere. */
        CreateSentEmailRequest: {
            /**
             * Format: uuid
             * @description The answer that the email was taken from; absent for one written elsewhere.
             */
            message_id?: string;
            /** @description Of an email written elsewhere; null where it has no subject line. */
            subject?: string | null;
            /** @description Of an email written elsewhere: scored, and not kept. */
            body?: string;
            /** @default 0 */
            step?: number;
            /** @default sent */
            status?: components["schemas"]["OutcomeStatus"];
            recipient?: string | null;
            /**
             * Format: date-time
             * @description Default: now. Never in the future.
             */
            sent_at?: string;
        };
        CreateTemplateFolderRequest: {
            name: string;
            description?: string | null;
            /** @default #3B82F6 */
            color?: string;
        };
        CreateWebhookRequest: {
            password: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            /** @default false */
            includes_text?: boolean;
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
        /** @description The only reply that holds a key: the server keeps no more than its hash. */
        CreatedAccessKey: {
            key: string;
            access_key: components["schemas"]["AccessKey"];
        };
        /** @description What a program learns of the key that it calls with. */
        CurrentKey: {
            /** @description Null for a call by session, which has no key. */
            scope: components["schemas"]["KeyScope"] | null;
        };
        /** @description A list with one row, as specified. The totals are for admins only. */
        DailyResetStatus: {
            /** @description "hh:mm:ss" until the next 00:00 UTC. */
            next_reset_in: string;
            /**
             * Format: date
             * @description A UTC day.
             */
            last_reset_date?: string;
            users_pending_reset?: number;
            total_active_users?: number;
        }[];
        /** @description What home shows. Weeks are today and the six days before, and the seven days before those, in the user's calendar. */
        DashboardStats: {
            totalOptimizations: number;
            /** @default 0 */
            otherVersions: number;
            averageImprovement: number | null;
            weeklyOptimizations: number;
            previousWeekOptimizations: number;
            recentTrend: number;
            /** @description The last seven optimised emails, the newest last. */
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
            /**
             * Format: email
             * @description The account's own address, as confirmation.
             */
            confirmation: string;
        };
        /** @description A deleted folder, and the templates that were in it. */
        DeletedFolder: {
            folder: components["schemas"]["TemplateFolder"];
            template_ids: string[];
        };
        Done: Record<string, never>;
        /** @enum {string} */
        EmailProfile: "general" | "sales" | "pr" | "recruiting" | "link_building" | "job_search" | "fundraising";
        /** @description What the coach took the text for. */
        EmailReading: {
            /** @description ISO 639-1, or "und" when there was too little text to tell. */
            language: string;
            /** @description For unsupported languages, only language-independent rules apply. */
            isSupported: boolean;
            /** @description "email", or what the text is instead: "poem", "list", "code" … */
            kind: string;
            stage: components["schemas"]["EmailStage"];
            isStageGuessed: boolean;
            profile: components["schemas"]["EmailProfile"];
            isProfileGuessed: boolean;
        };
        /**
         * @description An email's stage in a sequence, and its kind of outreach.
         * @enum {string}
         */
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
            /** @description The email's stage; null lets the coach guess. */
            stage: components["schemas"]["EmailStage"] | null;
            /** Format: uuid */
            folder_id: string | null;
            folder: components["schemas"]["FolderMark"] | null;
            /**
             * Format: uuid
             * @description The template it was copied from.
             */
            parent_template_id: string | null;
            /** @description The library template it was saved from. */
            library_template_id: string | null;
            /** @description Grows with every content change; an update names the version it is based on. */
            version: number;
            is_favorite: boolean;
            usage_count: number;
            clone_count: number;
            /** @description The coach's score of its example, 0 to 100; null if it is not an email to judge. */
            optimization_score: number | null;
            /**
             * @description The score's version; null without a score, or for rows older than versions.
             * @default null
             */
            score_version: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was moved to the trash.
             */
            deleted_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        EmailTemplatePage: {
            items: components["schemas"]["EmailTemplateSummary"][];
            /** @description The total. */
            total: number;
            /** @description A search matches more than `total`: these are some of the matches, not the best. */
            is_capped: boolean;
        };
        /** @description A template in a list: the beginning of its text, or the excerpt found by a search. */
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
            /** @description The email's stage; null lets the coach guess. */
            stage: components["schemas"]["EmailStage"] | null;
            /** Format: uuid */
            folder_id: string | null;
            folder: components["schemas"]["FolderMark"] | null;
            /**
             * Format: uuid
             * @description The template it was copied from.
             */
            parent_template_id: string | null;
            /** @description The library template it was saved from. */
            library_template_id: string | null;
            /** @description Grows with every content change; an update names the version it is based on. */
            version: number;
            is_favorite: boolean;
            usage_count: number;
            clone_count: number;
            /** @description The coach's score of its example, 0 to 100; null if it is not an email to judge. */
            optimization_score: number | null;
            /**
             * @description The score's version; null without a score, or for rows older than versions.
             * @default null
             */
            score_version: string | null;
            /** Format: date-time */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was moved to the trash.
             */
            deleted_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            preview: string;
            /** @description Null unless it was searched for. */
            match: components["schemas"]["TemplateMatch"] | null;
        };
        /** @description An email's own words; `subject` is null when it has no subject line. */
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
        /** @description The body of every failed call. `fields` lists all input problems by field. */
        ErrorBody: {
            error: components["schemas"]["ErrorDetail"];
        };
        /** @enum {string} */
        ErrorCode: "malformed_body" | "unauthenticated" | "invalid_credentials" | "invalid_token" | "current_password_incorrect" | "invalid_code" | "two_factor_required" | "two_factor_on" | "two_factor_off" | "two_factor_unverified" | "email_unverified" | "address_unverified" | "already_on_plan" | "nothing_to_manage" | "billing_unavailable" | "account_not_deleted" | "last_admin" | "invalid_signature" | "weak_password" | "origin_not_allowed" | "not_found" | "only_post" | "payload_too_large" | "unsupported_media_type" | "validation_failed" | "idempotency_key_reused" | "no_optimized_email" | "stopped" | "usage_limit_reached" | "feature_unavailable" | "fair_use_reached" | "tool_calls_limited" | "form_limited" | "search_limited" | "version_conflict" | "in_trash" | "folder_exists" | "too_many_folders" | "too_many_campaigns" | "campaign_conflict" | "session_full" | "too_many_sent" | "workflow_not_found" | "workflow_unreadable" | "too_many_workflows" | "invalid_key" | "key_expired" | "key_revoked" | "key_scope" | "key_not_accepted" | "key_missing" | "key_in_address" | "too_many_keys" | "too_many_webhooks" | "webhook_off" | "rate_limited" | "internal" | "unavailable";
        ErrorDetail: {
            code: components["schemas"]["ErrorCode"];
            message: string;
            request_id: string;
            fields?: {
                [key: string]: string[];
            };
        };
        /** @description Answered with a file of any length. */
        ExportTemplatesRequest: {
            format: components["schemas"]["TemplateFormat"];
            /** @description Selected ids, or all that match a filter. */
            of: {
                ids: string[];
            } | {
                filter: components["schemas"]["TemplateFilter"];
            };
        };
        /**
         * @description Stable feature keys; display names are stored with the plan.
         * @enum {string}
         */
        FeatureKey: "daily_ai_requests" | "templates_saved" | "ab_test_suggestions" | "advanced_analytics" | "team_sharing" | "scheduled_backups";
        /** @description What the reader noticed at first glance. */
        FirstSight: {
            seconds: number;
            /** @description The parts they read, in reading order. */
            seen: {
                /** @enum {string} */
                field: "subject" | "body";
                start: number;
                end: number;
            }[];
            /** @description Whether the ask was among them; null if there is none. */
            is_ask_seen: boolean | null;
            /** @description Words that they did not reach. */
            unread: number;
            noticed: components["schemas"]["ReaderRemark"][];
        };
        /** @description A template's folder, as shown on cards. */
        FolderMark: {
            /** Format: uuid */
            id: string;
            name: string;
            color: string;
        };
        FolderTarget: {
            folder_name: string;
        };
        /** @description An email to send if the one before it got no reply. */
        FollowUp: {
            /** @description Null: a reply in the same thread. */
            subject: string | null;
            body: string;
            /** @description Whole days after the message before it. */
            gap_days: number;
            /** @description Whole days after the first email; absent in results stored before this existed. */
            day?: number;
            /** @description What it adds to the ones before it. */
            adds: string;
            reason: string;
            /** @description In its thread; in results without `as_proposed`, as it was drafted. */
            score: number;
            /**
             * @description What was lost of its score; empty in results stored before this existed.
             * @default []
             */
            lines: {
                name: string;
                points: number;
            }[];
            /**
             * @description The first sentence after the greeting; empty in results stored before this existed.
             * @default
             */
            first_line: string;
        };
        /** @description The user's own items that match by name or content: at most five of each, name matches first. A campaign may not have a name yet. */
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
            /** @description Whether the help pages say anything about it. */
            is_known: boolean;
            /** @description As stored: the user's message and the answer; empty for a greeting, or after the chat was cleared. */
            messages: components["schemas"]["HelpMessage"][];
        };
        HelpChatbotRequest: {
            /** @description White space only: answered with a greeting, and not stored. */
            message: string;
            context?: {
                currentPage?: string;
                /** Format: date-time */
                timestamp?: string;
            };
            /** @description Accepted but ignored: the server uses its stored messages. */
            conversationHistory?: {
                /** @enum {string} */
                role: "user" | "assistant";
                content: string;
            }[];
        };
        /** @description The help item an answer is based on. */
        HelpCitation: {
            topic: string;
            item: string;
            title: string;
        };
        /** @description One message of the help chat. */
        HelpMessage: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            role: "user" | "assistant";
            content: string;
            citations: components["schemas"]["HelpCitation"][];
            /** @description Follow-up questions; empty for the user's own messages. */
            suggestions: string[];
            /** @description Who wrote it; null for the user's own messages. */
            engine: components["schemas"]["Engine"] | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @description The oldest first. */
        HelpMessageList: {
            items: components["schemas"]["HelpMessage"][];
        };
        /** @description A result for every row, in order. */
        ImportTemplatesReply: {
            verdicts: components["schemas"]["ImportVerdict"][];
            /** @description Slots left afterwards; null without a limit. */
            places_left: number | null;
        };
        /** @description Rows to import. The server validates them regardless of the browser's checks. */
        ImportTemplatesRequest: {
            rows: unknown[];
            /**
             * @description Validates without writing.
             * @default false
             */
            dry_run?: boolean;
            /**
             * @description Skips templates that already exist word for word.
             * @default true
             */
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
        /**
         * @description What a key is good for. `read`: the reading methods of `/rest/v1`. `write`: all that its owner may do there and in `/functions/v1`. `coach`: only what asks the coach. None of them reaches what guards the account: signing in, keys, webhooks, export, deletion, billing and administration.
         * @enum {string}
         */
        KeyScope: "read" | "write" | "coach";
        /** @description A template of the product's library. */
        LibraryTemplate: {
            /** @description Used in addresses: "slow-checkout-first-touch". */
            id: string;
            name: string;
            /** @description One of `templateCategories`. */
            category: string;
            industry: string;
            /** @description The intended reader. */
            persona: string;
            /** @description The sender's goal. */
            goal: string;
            stage: components["schemas"]["EmailStage"];
            purpose: string;
            when_to_use: string;
            tags: string[];
            subject_line: string;
            email_content: string;
            template_variables: components["schemas"]["TemplateVariable"][];
            /** @description What the coach gives its example, 0 to 100. */
            optimization_score: number;
        };
        /** @description By category, then by name. */
        LibraryTemplateList: {
            items: components["schemas"]["LibraryTemplate"][];
        };
        /** @description What a plan allows of one feature. */
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
            /** @description Empty until written. */
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
            /** @description `in_chat` once an email was written from it. */
            status: components["schemas"]["CampaignStatus"];
            /**
             * Format: uuid
             * @description The session of the latest email that was written from it.
             */
            session_id: string | null;
            /** @description Grows with every change; an update names the version it is based on. */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; it can be restored while the trash keeps it.
             */
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
            /** @description The score of the session's rewrite in use, 0 to 100; null if the text was not an email to judge. */
            latest_score: number | null;
            /** Format: date-time */
            last_activity: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; it can be restored while the trash keeps it.
             */
            deleted_at: string | null;
            /** @description Null unless it was searched for. */
            hit: components["schemas"]["ChatSessionHit"] | null;
        };
        ManualDailyReset: {
            /** @constant */
            success: true;
            users: number;
        };
        /** @description An empty body. */
        ManualDailyResetRequest: Record<string, never>;
        /**
         * @description What is wanted: a better email, an answer to a question, or a simulated reader's reply.
         * @enum {string}
         */
        MessageType: "email_optimization" | "conversation" | "client_simulation";
        /**
         * @description What a page may report about itself or its reader's opinion.
         * @enum {string}
         */
        MetricName: "error_occurrence" | "page_not_found" | "page_load" | "dom_content_loaded" | "first_paint" | "largest_contentful_paint" | "interaction_to_next_paint" | "cumulative_layout_shift" | "memory_use" | "help_item_helpful";
        /** @description A name and how many templates have it. */
        NameCount: {
            name: string;
            count: number;
        };
        /** @description One of the user's own items. */
        NamedRow: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @description Some templates by name, and the total. */
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
            /**
             * @description The user's own, or the library's.
             * @enum {string}
             */
            source: "own" | "library";
            id: string;
            name: string;
            subject: string;
            category: string;
            /** @description From 0 (nothing in common) to 1. */
            similarity: number;
            /** @description What they share, in one sentence. */
            reason: string;
        };
        /** @description At most three, nearest first; empty if none is close. */
        NearestTemplatesReply: {
            items: components["schemas"]["NearestTemplate"][];
        };
        NearestTemplatesRequest: {
            subject: string | null;
            body: string;
        };
        /** @description Suggestions for a new template, as far as the user's settings allow. */
        NewTemplateSuggestions: {
            /** @description Null if suggestions are off, or none fits. */
            category: string | null;
            /** @description Empty if suggestions are off, or none fit. */
            tags: string[];
            /** @description The folder to use if none is given. */
            folder: components["schemas"]["FolderMark"] | null;
            /** @description A nearly identical template of the user's; null if there is none or the warning is off. */
            near_copy: components["schemas"]["NamedRow"] | null;
        };
        /** @description A template about to be created. */
        NewTemplateSuggestionsRequest: {
            /** @default  */
            name?: string;
            /** @default  */
            subject_line?: string;
            email_content: string;
        };
        /** @description A change made only if the writer takes it; its edits apply to the draft. */
        Offer: {
            id: string;
            /** @enum {string} */
            kind: "spelling" | "ask" | "divide";
            rule: string;
            reason: string;
            /** @description Points it wins on its own. */
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
        /** @description Names one template. */
        OneTemplateRequest: {
            /** Format: uuid */
            template_id: string;
        };
        OneWebhookRequest: {
            /** Format: uuid */
            webhook_id: string;
        };
        /** @description A signed-in browser. */
        OpenSession: {
            /** Format: uuid */
            id: string;
            is_current: boolean;
            /** @description The user agent; may be empty. */
            user_agent: string;
            ip_address: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string;
        };
        /** @description The current one first, then the latest used. */
        OpenSessionList: {
            items: components["schemas"]["OpenSession"][];
        };
        /** @description The result of one optimisation, as stored with its message. Scores are 0 to 100. */
        Optimization: {
            /**
             * @description Null in results stored before this existed.
             * @default null
             */
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
                    /** @description Absent in results stored before this existed. */
                    words?: number;
                    /** @description Only in older results, whose subjects had points of their own, out of `most_points`. */
                    points?: number;
                    most_points?: number;
                }[];
            };
            original_email: components["schemas"]["EmailText"];
            optimized_email: components["schemas"]["EmailText"];
            score: {
                original_score: number;
                optimized_score: number;
                /**
                 * @description The version of both scores; null in results older than versions.
                 * @default null
                 */
                version: string | null;
                improvement_areas: string[];
                original_lines: components["schemas"]["ScoreLine"][];
                optimized_lines: components["schemas"]["ScoreLine"][];
            };
            changes: components["schemas"]["Change"][];
            /**
             * @description These three are empty in results stored before they existed.
             * @default []
             */
            offers: components["schemas"]["Offer"][];
            /** @default [] */
            questions: components["schemas"]["Question"][];
            /**
             * @description What works in a good email.
             * @default []
             */
            strengths: string[];
            template_suggestions: string[];
            sequence_recommendations: string[];
            /**
             * @description Empty in results stored before follow-ups existed, and when the email has too little content.
             * @default []
             */
            follow_ups: components["schemas"]["FollowUp"][];
            /**
             * @description Null in results stored before this existed, for a text that is not judged, and when the coach had no room.
             * @default null
             */
            as_proposed: components["schemas"]["AsProposed"] | null;
            /** @default full */
            manner: components["schemas"]["RewriteManner"];
            /**
             * @description The brief the email was written from: then `original_email` is that email, with nothing changed. Null for an optimized email.
             * @default null
             */
            brief: string | null;
            engine: components["schemas"]["Engine"];
            /**
             * @description The model's name as its provider knows it; null for the coach.
             * @default null
             */
            model: string | null;
            /**
             * @description Why the coach stepped in for a model; null if it did not.
             * @default null
             */
            engine_reason: components["schemas"]["EngineReason"] | null;
        };
        /** @description The result of one optimization. Written by the server with its answer. */
        OptimizationRecord: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Null once deleted.
             */
            session_id: string | null;
            /** Format: uuid */
            message_id: string | null;
            session_title: string | null;
            original_score: number;
            optimized_score: number;
            /**
             * @description The version of both scores; null for records older than versions.
             * @default null
             */
            score_version: string | null;
            /** @description What cost most, by the score's names: "The ask"; at most five. */
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
        /** @description The newest first. */
        OptimizationRecordPage: {
            items: components["schemas"]["OptimizationRecord"][];
            total: number;
        };
        OptimizeEmailRequest: {
            /** @description The email; in the other modes the question, or the writer's reply to the simulated reader. */
            content: string;
            /**
             * Format: uuid
             * @description Null or absent on the first message: a session is then created and titled.
             * @default null
             */
            session_id?: string | null;
            message_type: components["schemas"]["MessageType"];
            /**
             * Format: uuid
             * @description The writer's message in this session that this is a variant of.
             */
            variant_of?: string | null;
            /**
             * Format: uuid
             * @description Where the text came from; ignored if deleted. A variant has the origin of its first message.
             */
            campaign_id?: string | null;
            /** Format: uuid */
            template_id?: string | null;
            /** @description How much may be changed; default `full`. */
            manner?: components["schemas"]["RewriteManner"];
            /** @description The email's stage; guessed from the text when absent. */
            stage?: components["schemas"]["EmailStage"];
            profile?: components["schemas"]["EmailProfile"];
            /** @description The simulated reader. */
            persona?: components["schemas"]["Persona"];
            user_preferences?: components["schemas"]["UserPreferences"];
            email_signature?: string | null;
        };
        /** @description Outcomes of many emails. Rates exclude those that may still be answered. */
        OutcomeRates: {
            sent: number;
            /** @description Sent within the last fourteen days, without an outcome. */
            waiting: number;
            /** @description Without those that led to a meeting. */
            replied: number;
            meetings: number;
            /** @description Marked so, or unanswered for more than fourteen days. */
            no_reply: number;
            /** @description Replies and meetings; null for too small a sample. */
            reply_rate: components["schemas"]["Rate"] | null;
            meeting_rate: components["schemas"]["Rate"] | null;
        };
        /**
         * @description The outcome of a sent email. A meeting counts as a reply.
         * @enum {string}
         */
        OutcomeStatus: "sent" | "replied" | "no_reply" | "meeting";
        /** @description Changes to sign-in, and deleting the account, require the password again. */
        PasswordRequest: {
            password: string;
        };
        /** @enum {string} */
        Persona: "busy_founder" | "sceptical_cfo" | "helpful_manager" | "technical_buyer" | "recruiter" | "editor" | "investor";
        PlanFeatureList: {
            items: components["schemas"]["PlanFeatureRow"][];
        };
        /** @description As stored: `limit` repeats the type and the value. */
        PlanFeatureRow: {
            feature_key: components["schemas"]["FeatureKey"];
            feature_name: string;
            limit: components["schemas"]["Limit"];
            /** Format: uuid */
            plan_id: string;
            /** @enum {string} */
            feature_type: "boolean" | "daily_limit" | "total_limit";
            /** @description A whole number or "unlimited"; of a boolean "true" or "false". */
            feature_value: string;
            sort_order: number;
        };
        PortalSession: {
            /** Format: uri */
            url: string;
        };
        /** @description A dry run on the current templates. */
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
             * @description The workflow being edited: templates it has already copied are not copied again.
             * @default null
             */
            rule_id?: string | null;
        };
        /** @description A plan by name, and what it costs a month. */
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
            /** @description Identifies it in addresses and comparisons; the name is only displayed. */
            key: string;
            name: string;
            /** @description US dollars a month. */
            price_monthly: number;
            description: string;
            button_text: string;
            is_popular: boolean;
            /** @description Always true for plans on offer. */
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
            /** @description The name given at sign-up. */
            full_name: string | null;
            /** @description If set, the name to use instead. */
            full_name_override: string | null;
            company: string | null;
            email_signature: string | null;
            theme_preference: components["schemas"]["ThemePreference"];
            /** @description Whether they ever chose a theme; until then each browser keeps its own. */
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
                /** @description Single-key shortcuts, such as "/"; those with Ctrl always work. */
                singleKeyShortcuts: boolean;
                /** @description Less motion than the system asks for. */
                reduceMotion: boolean;
            };
            /** @description The time zone of reports and charts; null until a browser has reported one. */
            time_zone: string | null;
            onboarding_completed: boolean;
            /**
             * Format: date-time
             * @description When it was last completed; null if it is not.
             */
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
        /** @description Only deleted sessions can be purged; this cannot be undone. */
        PurgeChatSessionRequest: {
            /** Format: uuid */
            session_id: string;
        };
        /** @description Undoes a change of folders, tags or stars: each template gets its old values. */
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
        /** @description A question only the writer can answer; the answer becomes a sentence at its place. */
        Question: {
            /** @description The rule whose line it answers. */
            id: string;
            /** @enum {string} */
            place: "greeting" | "opening" | "offer" | "end";
            question: string;
            example: string;
            wins: number;
        };
        /** @description A share with its 95% confidence interval; all from 0 to 1. */
        Rate: {
            share: number;
            low: number;
            high: number;
            /** @description The sample size. */
            of: number;
        };
        /** @description Words that influenced the reader, and how; without a position it is a measured fact. */
        ReaderRemark: {
            quote: string;
            place: {
                /**
                 * @description `turn`: a message after the email, counted from 0.
                 * @enum {string}
                 */
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
        /** @description Refreshes the current tips: outdated ones are removed, new ones added. */
        RefreshUserTipsRequest: {
            category?: components["schemas"]["TipCategory"];
            /** @default 3 */
            limit?: number;
        };
        /** @description The result of the conversation, line by line. */
        ReplyDebrief: {
            /** @description The words that decided; null if none did. */
            deciding: components["schemas"]["ReaderRemark"] | null;
            won: components["schemas"]["ReaderRemark"][];
            lost: components["schemas"]["ReaderRemark"][];
            /** @description One thing to do next. */
            next: string;
        };
        ReportEventReply: {
            /** @constant */
            recorded: true;
        };
        /** @description One thing that a page reports. */
        ReportEventRequest: {
            metric_name: components["schemas"]["MetricName"];
            /** @description Milliseconds, bytes, a count or a share, as the metric has it. */
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
        ResendWebhookRequest: {
            /** Format: uuid */
            delivery_id: string;
        };
        ResetPasswordRequest: {
            token: string;
            newPassword: string;
        };
        RestoreVersionRequest: {
            /** Format: uuid */
            template_id: string;
            /** @description The version to restore. */
            version: number;
            /** @description The latest version the client has seen. */
            latest: number;
        };
        /** @description Restores it as it was before deletion. */
        RestoreWorkflowRequest: {
            /** Format: uuid */
            rule_id: string;
        };
        /** @description The writer's decisions about a rewrite; the stored result does not change. */
        RewriteChoices: {
            /** @description Ids of the changes put back. */
            put_back: string[];
            /**
             * @description Ids of the offers taken.
             * @default []
             */
            taken: string[];
            /** @description A selected subject line instead of the rewrite's. */
            subject: string | null;
            /** @description What was written into each blank, by its label. */
            blanks: {
                [key: string]: string;
            };
            /**
             * @description The answer to each question, by its id.
             * @default {}
             */
            answers: {
                [key: string]: string;
            };
        };
        /** @description A change of the choices. It names only what changes, so that two tabs do not undo each other. */
        RewriteChoicesChange: {
            /** @description By change id: whether it is put back, or kept again. */
            put_back?: {
                [key: string]: boolean;
            };
            /** @description By offer id: whether it is taken, or not anymore. */
            taken?: {
                [key: string]: boolean;
            };
            subject?: string | null;
            /** @description By label: the blank's text; null to empty it. */
            blanks?: {
                [key: string]: string | null;
            };
            /** @description By question id: the answer; null to remove it. */
            answers?: {
                [key: string]: string | null;
            };
        };
        /**
         * @description `light`: changes words and phrases, and neither removes nor adds sentences.
         * @enum {string}
         */
        RewriteManner: "full" | "light";
        RotateWebhookSecretRequest: {
            /** Format: uuid */
            webhook_id: string;
            password: string;
        };
        /** @description Runs it now on every matching template. */
        RunWorkflowRequest: {
            /** Format: uuid */
            rule_id: string;
        };
        /** @description The library templates a user has saved, with the ids of the copies; the newest if there are several. */
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
            /**
             * @description Points won by following the fix; 0 for results stored before this existed.
             * @default 0
             */
            wins: number;
            evidence: string[];
        };
        /** @description Whether the last seven days were mailed, or had nothing to report. */
        SendWeeklyReportReply: {
            /** @enum {string} */
            outcome: "sent" | "nothing_to_tell";
        };
        SendWeeklyReportRequest: Record<string, never>;
        /** @description One email that went to one person. */
        SentEmail: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            /**
             * Format: uuid
             * @description The session it was written in; null once deleted, and for an email written elsewhere.
             */
            session_id: string | null;
            /** Format: uuid */
            message_id: string | null;
            /** Format: uuid */
            campaign_id: string | null;
            /** Format: uuid */
            template_id: string | null;
            /** @description 0 for the email itself, 1 and on for its follow-ups. */
            step: number;
            /** @description The recipient, as the writer calls them. */
            recipient: string | null;
            subject: string | null;
            /** @description The coach's score when it was sent, 0 to 100; null if it was not an email to judge. */
            score: number | null;
            stage: components["schemas"]["EmailStage"] | null;
            profile: components["schemas"]["EmailProfile"] | null;
            status: components["schemas"]["OutcomeStatus"];
            /** Format: date-time */
            sent_at: string;
            /**
             * Format: date-time
             * @description When it got its status.
             */
            status_at: string;
        };
        /** @description Last sent first. */
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
        /** @description Signed in, or waiting for the second factor. */
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
            /** @description The key of the plan they signed up for; an unknown one is ignored. */
            plan?: string;
        };
        /** @description The result is sent on the answer's stream. */
        StopAnswerRequest: {
            /** Format: uuid */
            request_id: string;
        };
        /**
         * @description The subscription's status from the payment provider; `active` also if nothing was ever paid.
         * @enum {string}
         */
        SubscriptionStatus: "active" | "trialing" | "past_due" | "canceled" | "unpaid" | "incomplete" | "incomplete_expired" | "paused";
        /** @description An action on all selected templates. */
        TemplateChange: {
            /** @constant */
            type: "tag";
            tags: string[];
        } | {
            /** @constant */
            type: "move";
            /** @description A folder for the copies, instead of the original's. */
            to: components["schemas"]["TemplateTarget"];
        } | {
            /** @constant */
            type: "duplicate";
            /**
             * @description Put before the name, with a space.
             * @default Copy of
             */
            prefix?: string;
            /** @description A folder for the copies, instead of the original's. */
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
        /** @description The number of templates by category, tag and so on; folders have their own counts. */
        TemplateFacets: {
            saved: number;
            unorganized: number;
            favorites: number;
            trash: number;
            /** @description By name. */
            categories: components["schemas"]["NameCount"][];
            /** @description Most used first, at most 100. */
            tags: components["schemas"]["NameCount"][];
        };
        /** @description A filter of the user's templates; absent fields do not filter. */
        TemplateFilter: {
            search?: string;
            /** @description 'none', a folder id, or a folder name in any case. */
            folder?: string;
            category?: string;
            /**
             * @description Matches any of them.
             * @default []
             */
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
            /** @description "#" and three or six hexadecimal digits. */
            color: string;
            template_count: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description By name. */
        TemplateFolderList: {
            items: components["schemas"]["TemplateFolder"][];
        };
        /** @enum {string} */
        TemplateFormat: "json" | "csv" | "text";
        /** @description Where a search found its words. */
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
            /** @description In `preview`. */
            email_content: [
                number,
                number
            ][];
            /** @description The tags that have one of the words. */
            tags: string[];
        };
        /** @enum {string} */
        TemplateSort: "created_at" | "name" | "usage_count" | "updated_at" | "optimization_score";
        /** @description Completions for a search: tags first, eight at most. */
        TemplateSuggestions: {
            tags: string[];
            words: string[];
        };
        /** @description One of the user's folders, none, or one by name, created if missing. */
        TemplateTarget: {
            /** Format: uuid */
            folder_id: string | null;
        } | components["schemas"]["FolderTarget"];
        /** @description What is known of a variable beside its name. */
        TemplateVariable: {
            name: string;
            /** @description Used when nothing is known about the reader. */
            fallback: string | null;
            /** @description Used by previews and the score. */
            example: string | null;
        };
        TemplateVariables: components["schemas"]["TemplateVariable"][];
        /** @description An earlier text of a template. */
        TemplateVersion: {
            name: string;
            subject_line: string;
            email_content: string;
            category: string;
            tags: string[];
            description: string | null;
            template_variables: components["schemas"]["TemplateVariable"][];
            /** @description The email's stage; null lets the coach guess. */
            stage: components["schemas"]["EmailStage"] | null;
            /** @description Grows with every content change; an update names the version it is based on. */
            version: number;
            /** @description The coach's score of its example, 0 to 100; null if it is not an email to judge. */
            optimization_score: number | null;
            /**
             * @description The score's version; null without a score, or for rows older than versions.
             * @default null
             */
            score_version: string | null;
            /** Format: uuid */
            template_id: string;
            /**
             * Format: date-time
             * @description When it was replaced.
             */
            created_at: string;
        };
        /** @description Newest first. */
        TemplateVersionList: {
            items: components["schemas"]["TemplateVersion"][];
        };
        /** @description A file of templates in JSON; a field is there if the template has something in it. */
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
        /** @description What to scan or type into an authenticator app, and the codes to write down. Shown once. */
        TwoFactorSetup: {
            totp_uri: string;
            recovery_codes: string[];
        };
        UnsubscribeReply: {
            /** @constant */
            list: "weekly_reports";
        };
        /** @description The token of a mail; whoever has it may unsubscribe from that mail, signed in or not. */
        UnsubscribeRequest: {
            token: string;
        };
        /** @description Updates only the given fields, and only if `version` is the latest. */
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
        /** @description Only the given fields change. */
        UpdateChatMessageRequest: {
            /** @description The changed decisions; the others stay. */
            choices?: components["schemas"]["RewriteChoicesChange"];
            /**
             * @description Selects this rewrite instead of the current one.
             * @constant
             */
            is_in_use?: true;
        };
        /** @description Only the given fields change. */
        UpdateChatSessionRequest: {
            /** @description Null: use the title again. */
            session_name?: string | null;
            is_archived?: boolean;
            /**
             * Format: date-time
             * @description Undoes that a rename moved the session to the front: its previous activity.
             */
            last_activity?: string;
        };
        /** @description Only the given fields change. A content change must name the `version` it is based on, and is refused if that is not the latest. Folder and star need no version. */
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
            /** @description Forms send 'none' or an empty string for no folder. */
            folder_id?: (string | ("none" | "")) | null;
            is_favorite?: boolean;
            version?: number;
        };
        /** @description Only the given fields change, also within the groups of settings. Timestamps are set by the server. */
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
                /** @description Single-key shortcuts, such as "/"; those with Ctrl always work. */
                singleKeyShortcuts?: boolean;
                /** @description Less motion than the system asks for. */
                reduceMotion?: boolean;
            };
            time_zone?: string | null;
            onboarding_completed?: boolean;
            onboarding_skipped?: boolean;
            first_optimization_completed?: boolean;
            first_template_saved?: boolean;
            library_explored?: boolean;
            /** @description The whole list, which replaces the old one. */
            dismissed_tips?: string[];
        };
        /** @description Only what is given changes. */
        UpdateSentEmailRequest: {
            status?: components["schemas"]["OutcomeStatus"];
            recipient?: string | null;
            /** Format: date-time */
            sent_at?: string;
        };
        /** @description Only the given fields change. */
        UpdateTemplateFolderRequest: {
            name?: string;
            description?: string | null;
            color?: string;
        };
        UpdateUserTipRequest: {
            status: components["schemas"]["TipStatus"];
            dismissal_reason?: string;
        };
        /** @description Only what is given changes. Changing `url` or `includes_text` takes the password. */
        UpdateWebhookRequest: {
            url?: string;
            events?: components["schemas"]["WebhookEvent"][];
            includes_text?: boolean;
            is_on?: boolean;
            password?: string;
        };
        /** @description Only the given fields change. */
        UpdateWorkflowRuleRequest: {
            name?: string;
            description?: string | null;
            trigger?: components["schemas"]["WorkflowTriggerInput"];
            conditions?: components["schemas"]["WorkflowConditions"];
            actions?: components["schemas"]["WorkflowActionInput"][];
            is_active?: boolean;
        };
        /** @description A use of a template: sent to the chat, or copied. */
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
        /** @description The caller's plan and usage. Read-only for users. */
        UserSubscription: {
            /** Format: uuid */
            user_id: string;
            status: components["schemas"]["SubscriptionStatus"];
            usage_tracking: {
                daily_ai_requests: number;
                templates_saved: number;
            };
            /**
             * Format: uuid
             * @description The id of `plan`.
             */
            plan_id: string;
            /** @description The current plan: Free once a paid one has ended. */
            plan: {
                /** Format: uuid */
                id: string;
                key: string;
                name: string;
                price_monthly: number;
                features: components["schemas"]["PlanFeatureRow"][];
            };
            /**
             * Format: date-time
             * @description When the daily counters reset: the next 00:00 UTC.
             */
            resets_at: string;
            billing: {
                /** @description Whether the payment provider has this customer, so that there is something to manage. */
                has_customer: boolean;
                /**
                 * Format: date-time
                 * @description When the paid period ends, and renews unless `ends_at` is set.
                 */
                renews_at: string | null;
                /**
                 * Format: date-time
                 * @description Set when it was cancelled: the plan lasts until then.
                 */
                ends_at: string | null;
                /**
                 * Format: date-time
                 * @description Set after a failed payment: the plan ends then unless it is paid.
                 */
                grace_ends_at: string | null;
            };
            /** @description Chosen at sign-up and not paid for yet. */
            pending_plan: components["schemas"]["PricedPlan"] | null;
            /** @description Grows with every change; an older version must not replace a newer one. */
            version: number;
        };
        /** @description A tip for one user, made from a tip template that matches their activity. */
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
                /** @description A suggested action with its page; null without one. */
                actionable: {
                    label: string;
                    to: string;
                } | null;
                /** @description In percent, from how strongly its conditions hold and on how much data. */
                confidence: number;
                /** @description Its data source: "from 31 emails", "from your settings"; null for general advice. Only counted data has a number. */
                basis: string | null;
                /** @description The expected effect, in words. */
                impact: string;
                /** @description Why this user sees it. */
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
            /** @description Average scores, of the current version, of emails before and after it was applied; null until there are enough of both. */
            effect: {
                before: number;
                after: number;
                emails: number;
            } | null;
        };
        /** @description Active ones by priority and then confidence; others newest first. */
        UserTipPage: {
            items: components["schemas"]["UserTip"][];
            total: number;
        };
        /** @description The token of a verification mail; it can be used repeatedly within its hour. */
        VerifyEmailRequest: {
            token: string;
        };
        /** @description An address that events are sent to. */
        Webhook: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            /** @description Whether what is sent holds the words of the email and its recipient. */
            includes_text: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Since when no delivery has succeeded; null when the last one did.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Since when nothing is sent; null where it is on.
             */
            off_at: string | null;
            off_reason: components["schemas"]["WebhookOffReason"] | null;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description The `webhook-id` of every attempt.
             */
            id: string;
            /** Format: uuid */
            webhook_id: string;
            /** @enum {string} */
            event: "answer.finished" | "email.sent" | "email.replied" | "ping";
            /** @enum {string} */
            status: "waiting" | "delivered" | "failed";
            attempts: number;
            /**
             * Format: date-time
             * @description Null when there will be none.
             */
            next_attempt_at: string | null;
            /**
             * Format: date-time
             * @description These are of the last attempt; null before it.
             */
            attempted_at: string | null;
            response_status: number | null;
            duration_ms: number | null;
            /** @description The beginning of the reply. */
            response: string | null;
            /** @description What went wrong, in a sentence. */
            problem: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @description The newest first. */
        WebhookDeliveryPage: {
            items: components["schemas"]["WebhookDelivery"][];
            total: number;
        };
        /** @enum {string} */
        WebhookEvent: "answer.finished" | "email.sent" | "email.replied";
        WebhookList: {
            items: components["schemas"]["Webhook"][];
        };
        /**
         * @description Why nothing is sent: switched off by its owner, the address answered that it is gone, it failed for days, or the password was reset.
         * @enum {string}
         */
        WebhookOffReason: "person" | "gone" | "failing" | "reset";
        /** @description With the secret that signs what is sent, which is shown only now. */
        WebhookWithSecret: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            /** @description Whether what is sent holds the words of the email and its recipient. */
            includes_text: boolean;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description Since when no delivery has succeeded; null when the last one did.
             */
            failing_since: string | null;
            /**
             * Format: date-time
             * @description Since when nothing is sent; null where it is on.
             */
            off_at: string | null;
            off_reason: components["schemas"]["WebhookOffReason"] | null;
            secret: string;
        };
        WizardCampaign: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            /** @description Empty until written. */
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
            /** @description `in_chat` once an email was written from it. */
            status: components["schemas"]["CampaignStatus"];
            /**
             * Format: uuid
             * @description The session of the latest email that was written from it.
             */
            session_id: string | null;
            /** @description Grows with every change; an update names the version it is based on. */
            version: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted; it can be restored while the trash keeps it.
             */
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
        /** @description The templates a workflow applies to: those that meet every condition. */
        WorkflowConditions: {
            category?: string;
            /** Format: uuid */
            folder_id?: string | null;
            tag?: string;
            is_favorite?: boolean;
            /** @description In its name, whatever the case. */
            name_contains?: string;
            min_score?: number;
            max_score?: number;
            min_usage_count?: number;
            /** @description A template created or used within this many days is not idle. */
            idle_days?: number;
        };
        /** @description A run that changed something, or failed. */
        WorkflowExecution: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description Null once the workflow is deleted for good.
             */
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
                /** @description Notifications for the owner. */
                messages: string[];
            } | null;
            /** @description Why it failed, in a sentence. */
            error: string | null;
        };
        /** @description The newest first, at most a hundred. */
        WorkflowExecutionList: {
            items: components["schemas"]["WorkflowExecution"][];
        };
        /** @description Estimates by fixed formulas over the current workflows, since each was created. */
        WorkflowInsights: {
            executions: number;
            /** @description executions × 3 */
            tasks: number;
            /** @description executions × 5 */
            minutes: number;
            /** @description active workflows × 15, in percent */
            efficiency: number;
        };
        WorkflowPreview: {
            templates: components["schemas"]["NamedTemplates"];
            /** @description How many templates were checked, newest first; fewer than all if there are too many. */
            tried: number;
            /** @description What each action would change. */
            actions: {
                type: components["schemas"]["WorkflowActionType"];
                changes: number;
            }[];
            /** @description Why the run would fail, without changing anything. */
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
            /** @description In order of execution. */
            actions: components["schemas"]["WorkflowAction"][];
            is_active: boolean;
            /** @description Successful runs that changed something. */
            execution_count: number;
            /** Format: date-time */
            last_triggered: string | null;
            /**
             * Format: date-time
             * @description The next scheduled check; null for event triggers.
             */
            next_run_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description Oldest first. */
        WorkflowRuleList: {
            items: components["schemas"]["WorkflowRule"][];
            /** @description Workflows stored by another version of the product: inactive, can only be deleted. */
            unreadable: components["schemas"]["NamedWorkflowRule"][];
        };
        /** @description A workflow's trigger. */
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
            /**
             * @description 0 is Sunday; null is every day.
             * @default null
             */
            weekday: number | null;
        };
        /** @description A workflow's trigger. */
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
            /**
             * @description 0 is Sunday; null is every day.
             * @default null
             */
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
        /** @description One of the codes `unauthenticated`, `invalid_credentials`, `invalid_key`, `key_expired`, `key_revoked`, `key_missing`. */
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
        /** @description One of the codes `two_factor_on`, `two_factor_off`, `already_on_plan`, `nothing_to_manage`, `last_admin`, `stopped`, `version_conflict`, `in_trash`, `folder_exists`, `too_many_folders`, `too_many_campaigns`, `campaign_conflict`, `session_full`, `too_many_sent`, `workflow_unreadable`, `too_many_workflows`, `too_many_keys`, `too_many_webhooks`, `webhook_off`. */
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
        /** @description One of the codes `usage_limit_reached`, `fair_use_reached`, `tool_calls_limited`, `form_limited`, `search_limited`, `rate_limited`. */
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
    getCurrentKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scope of the key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentKey"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
                /** @description Part of an address or a name. */
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
                /** @description Whoever did it or whom it is about: an id, or the address of an account. */
                person?: string;
                /** @description The first and the last day, both included, in UTC. */
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
                /** @description Records of the current score version that lost points to it, listed as an area or not: in other versions the name may mean something else. */
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
                /** @description Default: active ones. */
                state?: components["schemas"]["ChatSessionState"];
                /** @description Every word must be in the name or a message, ignoring case and accents. */
                search?: string;
                limit?: number;
                /** @description The cursor for the next page: sessions with an earlier `last_activity`, or `deleted_at` for deleted ones. */
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
            429: components["responses"]["TooManyRequests"];
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
                /** @description 'none', a folder id, or a folder name in any case. */
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, without their secrets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Unexpected"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook, with the secret that is shown only now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
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
    deleteWebhook: {
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
                    "application/json": components["schemas"]["Webhook"];
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
    updateWebhook: {
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
                "application/json": components["schemas"]["UpdateWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
    restoreWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneWebhookRequest"];
            };
        };
        responses: {
            /** @description The webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
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
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RotateWebhookSecretRequest"];
            };
        };
        responses: {
            /** @description The webhook, with the secret that is shown only now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
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
    pingWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneWebhookRequest"];
            };
        };
        responses: {
            /** @description The delivery, which is still to be made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
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
    resendWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendWebhookRequest"];
            };
        };
        responses: {
            /** @description The delivery, which is still to be made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
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
    listWebhookDeliveries: {
        parameters: {
            query: {
                webhook_id: string;
                limit?: number;
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries, each with its last attempt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
                /** @description A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
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
