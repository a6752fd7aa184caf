/** Titles of the sections of the specifications, as headings. */
const sections: Readonly<Record<string, string>> = {
  'v5 2.1': 'Description',
  'v5 4.1': 'Projects',
  'v5 4.2': 'Documents',
  'v5 4.3': 'Terms',
  'v5 4.4': 'Concepts',
  'v5 4.5': 'Shared concept lists',
  'v5 4.6': 'Dashboards and summaries',
  'v5 4.7': 'Profile and users',
  'v5 4.8': 'Organizations',
  'v5 4.9': 'Workspaces',
  'v5 4.10': 'System status',
  'v5 5': 'Login and tokens',
  'v4-identity 4.1': 'Version 4: users',
  'v4-identity 4.2': 'Version 4: accounts',
  'v4-identity 4.3': 'Version 4: tokens',
  'v4-legacy 4.1': 'Older listing: projects',
  'v4-legacy 4.2': 'Older listing: documents',
  'v4-legacy 4.3': 'Older listing: jobs',
  'v4-legacy 4.4': 'Older listing: topics',
  'v4-legacy 4.5': 'Older listing: terms',
  'v4-legacy 4.6': 'Older listing: prediction',
  'v4-legacy 4.7': 'Older listing: users, accounts and tokens',
}

/** The heading of an operation. */
export const sectionOf = (spec: string): string => sections[spec] ?? spec
