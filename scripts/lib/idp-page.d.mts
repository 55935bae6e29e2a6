export declare const expiredPage: (appUrl: string) => string;
