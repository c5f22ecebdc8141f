/** An environment that production starts with. */
export const productionEnv = {
  NODE_ENV: 'production',
  SITE_ORIGIN: 'https://school.example',
  AUTH0_DOMAIN: 'school.eu.auth0.com',
  AUTH0_CLIENT_ID: 'abc',
  AUTH0_AUDIENCE: 'https://api.school.example',
  SCHOOL_SECRET: 'a-secret-that-nobody-could-ever-guess',
  SMTP_URL: 'smtps://school:secret@mail.example',
  SCHOOL_MAIL_FROM: 'hello@school.example',
  SCHOOL_STAFF_EMAIL: 'office@school.example',
  FLUTTERWAVE_PUBLIC_KEY: 'FLWPUBK-1-X',
  FLUTTERWAVE_SECRET_KEY: 'FLWSECK-1-X',
  FLUTTERWAVE_WEBHOOK_HASH: 'a long secret',
  MAILCHIMP_API_KEY: '0123456789abcdef-us21',
  MAILCHIMP_LIST_ID: 'a1b2c3d4e5',
};
