import type * as Schema from "./schema.ts";
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { MappedDocument, MappedDocumentPage, MappedGroupPage } from '../features/documents/mapped.ts';
import type { MappedDocumentLink, MappedNavigation, MappedCategory } from '../features/navigation/mapped.ts';
import type { MappedNarrowedDocuments } from '../features/documents/narrowed-documents.ts';
import type { MappedSearchResult, MappedSearchResults } from '../features/search/mapped.ts';
import type { AuthorPayload } from '../docs-api/payloads/author.ts';
import type { MappedAuthorPage } from '../features/authors/mapped.ts';
import type { DocumentPayload } from '../docs-api/payloads/document.ts';
import type { MappedSitemap } from '../features/sitemap/loaders.ts';
import type { SiteFacts, SiteTopic } from '../site/site.ts';
import type { SiteHome } from '../site/site-home.ts';
import type { PageOfSite, PageForm } from '../site/site-pages.ts';
import type { MappedHomeTopics, MappedHomeLatest, MappedHomeText, MappedHomeList, MappedHomeLinks } from '../features/site/mapped.ts';
import type { SiteNavigation } from '../site/site-navigation.ts';
import type { ReferencePage } from '../features/reference/api-reference.ts';
import type { ExampleOperation } from '../features/reference/example/example-operation.ts';
import type { MappedViewer } from '../features/viewer/mapped.ts';
import type { GatewayContext } from '../graphql/context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };


export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ContactResult:
    | ( Schema.ContactReceived )
    | ( Schema.ContactRejected )
  ;
  FeedbackResult:
    | ( Schema.FeedbackReceived )
    | ( Schema.FeedbackRejected )
  ;
  HomeSection:
    | ( MappedHomeLatest )
    | ( MappedHomeLinks )
    | ( MappedHomeText )
    | ( MappedHomeTopics )
  ;
  NewsletterResult:
    | ( Schema.NewsletterReceived )
    | ( Schema.NewsletterRejected )
  ;
  NewsletterTokenResult:
    | ( Schema.NewsletterChanged )
    | ( Schema.NewsletterRejected )
  ;
  RatingResult:
    | ( Schema.RatingReceived )
    | ( Schema.RatingRejected )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Announcement: ResolverTypeWrapper<Schema.Announcement>;
  ApiReferenceEntry: ResolverTypeWrapper<Schema.ApiReferenceEntry>;
  ApiReferenceExample: ResolverTypeWrapper<ExampleOperation>;
  ApiReferenceGroup: ResolverTypeWrapper<Schema.ApiReferenceGroup>;
  ApiReferenceName: ResolverTypeWrapper<Schema.ApiReferenceName>;
  ApiReferencePage: ResolverTypeWrapper<ReferencePage>;
  Author: ResolverTypeWrapper<AuthorPayload>;
  AuthorPage: ResolverTypeWrapper<MappedAuthorPage>;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  Breadcrumb: ResolverTypeWrapper<Schema.Breadcrumb>;
  ChangelogEntry: ResolverTypeWrapper<Schema.ChangelogEntry>;
  ChangelogType: Schema.ChangelogType;
  ContactInput: Schema.ContactInput;
  ContactLink: ResolverTypeWrapper<Schema.ContactLink>;
  ContactReceived: ResolverTypeWrapper<Schema.ContactReceived>;
  ContactRejected: ResolverTypeWrapper<Schema.ContactRejected>;
  ContactResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ContactResult']>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  Document: ResolverTypeWrapper<MappedDocument>;
  DocumentAuthor: ResolverTypeWrapper<Schema.DocumentAuthor>;
  DocumentFacet: Schema.DocumentFacet;
  DocumentGroupPage: ResolverTypeWrapper<MappedGroupPage>;
  DocumentLayout: Schema.DocumentLayout;
  DocumentLink: ResolverTypeWrapper<MappedDocumentLink>;
  DocumentNarrowing: Schema.DocumentNarrowing;
  DocumentPage: ResolverTypeWrapper<MappedDocumentPage>;
  DocumentType: ResolverTypeWrapper<Schema.DocumentType>;
  FaqEntry: ResolverTypeWrapper<Schema.FaqEntry>;
  FeedbackInput: Schema.FeedbackInput;
  FeedbackReason: Schema.FeedbackReason;
  FeedbackReceived: ResolverTypeWrapper<Schema.FeedbackReceived>;
  FeedbackRejected: ResolverTypeWrapper<Schema.FeedbackRejected>;
  FeedbackResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['FeedbackResult']>;
  FieldProblem: ResolverTypeWrapper<Schema.FieldProblem>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  FooterColumn: ResolverTypeWrapper<Schema.FooterColumn>;
  GlossaryEntry: ResolverTypeWrapper<DocumentPayload>;
  HTML: ResolverTypeWrapper<Schema.Scalars['HTML']['output']>;
  HeaderEntry: ResolverTypeWrapper<Schema.HeaderEntry>;
  Home: ResolverTypeWrapper<SiteHome>;
  HomeLatest: ResolverTypeWrapper<MappedHomeLatest>;
  HomeLink: ResolverTypeWrapper<Schema.HomeLink>;
  HomeLinks: ResolverTypeWrapper<MappedHomeLinks>;
  HomeList: ResolverTypeWrapper<MappedHomeList>;
  HomeSection: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['HomeSection']>;
  HomeSectionKind: Schema.HomeSectionKind;
  HomeText: ResolverTypeWrapper<MappedHomeText>;
  HomeTopics: ResolverTypeWrapper<MappedHomeTopics>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  Image: ResolverTypeWrapper<Schema.Image>;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  JSONObject: ResolverTypeWrapper<Schema.Scalars['JSONObject']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NarrowedDocuments: ResolverTypeWrapper<MappedNarrowedDocuments>;
  Navigation: ResolverTypeWrapper<MappedNavigation>;
  NavigationAuthor: ResolverTypeWrapper<Omit<Schema.NavigationAuthor, 'docs'> & { docs: ReadonlyArray<ResolversTypes['DocumentLink']> }>;
  NavigationCategory: ResolverTypeWrapper<MappedCategory>;
  NavigationGroup: ResolverTypeWrapper<Omit<Schema.NavigationGroup, 'docs'> & { docs: ReadonlyArray<ResolversTypes['DocumentLink']> }>;
  NavigationLink: ResolverTypeWrapper<Schema.NavigationLink>;
  Neighbour: ResolverTypeWrapper<Schema.Neighbour>;
  NewsletterChanged: ResolverTypeWrapper<Schema.NewsletterChanged>;
  NewsletterReceived: ResolverTypeWrapper<Schema.NewsletterReceived>;
  NewsletterRejected: ResolverTypeWrapper<Schema.NewsletterRejected>;
  NewsletterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NewsletterResult']>;
  NewsletterTokenResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['NewsletterTokenResult']>;
  OutlineItem: ResolverTypeWrapper<Schema.OutlineItem>;
  Page: ResolverTypeWrapper<PageOfSite>;
  PageCard: ResolverTypeWrapper<Schema.PageCard>;
  PageForm: ResolverTypeWrapper<PageForm>;
  PageFormKind: Schema.PageFormKind;
  PageSection: ResolverTypeWrapper<Schema.PageSection>;
  Pagination: ResolverTypeWrapper<Schema.Pagination>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RatingReceived: ResolverTypeWrapper<Schema.RatingReceived>;
  RatingRejected: ResolverTypeWrapper<Schema.RatingRejected>;
  RatingResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RatingResult']>;
  Robots: ResolverTypeWrapper<Schema.Robots>;
  SearchExcerpt: ResolverTypeWrapper<Schema.SearchExcerpt>;
  SearchFacetValue: ResolverTypeWrapper<Schema.SearchFacetValue>;
  SearchFacets: ResolverTypeWrapper<Schema.SearchFacets>;
  SearchNarrowing: Schema.SearchNarrowing;
  SearchResult: ResolverTypeWrapper<MappedSearchResult>;
  SearchResults: ResolverTypeWrapper<MappedSearchResults>;
  SearchSection: ResolverTypeWrapper<Schema.SearchSection>;
  SidebarFolder: ResolverTypeWrapper<Schema.SidebarFolder>;
  Site: ResolverTypeWrapper<SiteFacts>;
  SiteFeatures: ResolverTypeWrapper<Schema.SiteFeatures>;
  SiteLink: ResolverTypeWrapper<Schema.SiteLink>;
  SiteNavigation: ResolverTypeWrapper<SiteNavigation>;
  Sitemap: ResolverTypeWrapper<MappedSitemap>;
  SitemapLink: ResolverTypeWrapper<Schema.SitemapLink>;
  SocialLink: ResolverTypeWrapper<Schema.SocialLink>;
  SocialNetwork: Schema.SocialNetwork;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  Tag: ResolverTypeWrapper<Schema.Tag>;
  Topic: ResolverTypeWrapper<SiteTopic>;
  TreeGroup: Schema.TreeGroup;
  TreeNode: ResolverTypeWrapper<Schema.TreeNode>;
  TreeNodes: ResolverTypeWrapper<Schema.TreeNodes>;
  TreePath: ResolverTypeWrapper<Schema.TreePath>;
  TypeDetail: ResolverTypeWrapper<Schema.TypeDetail>;
  URL: ResolverTypeWrapper<Schema.Scalars['URL']['output']>;
  Viewer: ResolverTypeWrapper<MappedViewer>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Announcement: Schema.Announcement;
  ApiReferenceEntry: Schema.ApiReferenceEntry;
  ApiReferenceExample: ExampleOperation;
  ApiReferenceGroup: Schema.ApiReferenceGroup;
  ApiReferenceName: Schema.ApiReferenceName;
  ApiReferencePage: ReferencePage;
  Author: AuthorPayload;
  AuthorPage: MappedAuthorPage;
  Boolean: Schema.Scalars['Boolean']['output'];
  Breadcrumb: Schema.Breadcrumb;
  ChangelogEntry: Schema.ChangelogEntry;
  ContactInput: Schema.ContactInput;
  ContactLink: Schema.ContactLink;
  ContactReceived: Schema.ContactReceived;
  ContactRejected: Schema.ContactRejected;
  ContactResult: ResolversUnionTypes<ResolversParentTypes>['ContactResult'];
  DateTime: Schema.Scalars['DateTime']['output'];
  Document: MappedDocument;
  DocumentAuthor: Schema.DocumentAuthor;
  DocumentGroupPage: MappedGroupPage;
  DocumentLink: MappedDocumentLink;
  DocumentNarrowing: Schema.DocumentNarrowing;
  DocumentPage: MappedDocumentPage;
  DocumentType: Schema.DocumentType;
  FaqEntry: Schema.FaqEntry;
  FeedbackInput: Schema.FeedbackInput;
  FeedbackReceived: Schema.FeedbackReceived;
  FeedbackRejected: Schema.FeedbackRejected;
  FeedbackResult: ResolversUnionTypes<ResolversParentTypes>['FeedbackResult'];
  FieldProblem: Schema.FieldProblem;
  Float: Schema.Scalars['Float']['output'];
  FooterColumn: Schema.FooterColumn;
  GlossaryEntry: DocumentPayload;
  HTML: Schema.Scalars['HTML']['output'];
  HeaderEntry: Schema.HeaderEntry;
  Home: SiteHome;
  HomeLatest: MappedHomeLatest;
  HomeLink: Schema.HomeLink;
  HomeLinks: MappedHomeLinks;
  HomeList: MappedHomeList;
  HomeSection: ResolversUnionTypes<ResolversParentTypes>['HomeSection'];
  HomeText: MappedHomeText;
  HomeTopics: MappedHomeTopics;
  ID: Schema.Scalars['ID']['output'];
  Image: Schema.Image;
  Int: Schema.Scalars['Int']['output'];
  JSONObject: Schema.Scalars['JSONObject']['output'];
  Mutation: Record<PropertyKey, never>;
  NarrowedDocuments: MappedNarrowedDocuments;
  Navigation: MappedNavigation;
  NavigationAuthor: Omit<Schema.NavigationAuthor, 'docs'> & { docs: ReadonlyArray<ResolversParentTypes['DocumentLink']> };
  NavigationCategory: MappedCategory;
  NavigationGroup: Omit<Schema.NavigationGroup, 'docs'> & { docs: ReadonlyArray<ResolversParentTypes['DocumentLink']> };
  NavigationLink: Schema.NavigationLink;
  Neighbour: Schema.Neighbour;
  NewsletterChanged: Schema.NewsletterChanged;
  NewsletterReceived: Schema.NewsletterReceived;
  NewsletterRejected: Schema.NewsletterRejected;
  NewsletterResult: ResolversUnionTypes<ResolversParentTypes>['NewsletterResult'];
  NewsletterTokenResult: ResolversUnionTypes<ResolversParentTypes>['NewsletterTokenResult'];
  OutlineItem: Schema.OutlineItem;
  Page: PageOfSite;
  PageCard: Schema.PageCard;
  PageForm: PageForm;
  PageSection: Schema.PageSection;
  Pagination: Schema.Pagination;
  Query: Record<PropertyKey, never>;
  RatingReceived: Schema.RatingReceived;
  RatingRejected: Schema.RatingRejected;
  RatingResult: ResolversUnionTypes<ResolversParentTypes>['RatingResult'];
  Robots: Schema.Robots;
  SearchExcerpt: Schema.SearchExcerpt;
  SearchFacetValue: Schema.SearchFacetValue;
  SearchFacets: Schema.SearchFacets;
  SearchNarrowing: Schema.SearchNarrowing;
  SearchResult: MappedSearchResult;
  SearchResults: MappedSearchResults;
  SearchSection: Schema.SearchSection;
  SidebarFolder: Schema.SidebarFolder;
  Site: SiteFacts;
  SiteFeatures: Schema.SiteFeatures;
  SiteLink: Schema.SiteLink;
  SiteNavigation: SiteNavigation;
  Sitemap: MappedSitemap;
  SitemapLink: Schema.SitemapLink;
  SocialLink: Schema.SocialLink;
  String: Schema.Scalars['String']['output'];
  Tag: Schema.Tag;
  Topic: SiteTopic;
  TreeNode: Schema.TreeNode;
  TreeNodes: Schema.TreeNodes;
  TreePath: Schema.TreePath;
  TypeDetail: Schema.TypeDetail;
  URL: Schema.Scalars['URL']['output'];
  Viewer: MappedViewer;
};

export type CostDirectiveArgs = {
  items?: Schema.Scalars['String']['input'];
  weight?: Schema.Scalars['String']['input'];
};

export type CostDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CostDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize?: Schema.Maybe<Schema.Scalars['Int']['input']>;
  requireOneSlicingArgument?: Schema.Maybe<Schema.Scalars['Boolean']['input']>;
  sizedFields?: Schema.Maybe<ReadonlyArray<Schema.Scalars['String']['input']>>;
  slicingArguments?: Schema.Maybe<ReadonlyArray<Schema.Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AnnouncementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Announcement'] = ResolversParentTypes['Announcement']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ApiReferenceEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiReferenceEntry'] = ResolversParentTypes['ApiReferenceEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ApiReferenceExampleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiReferenceExample'] = ResolversParentTypes['ApiReferenceExample']> = {
  isMutation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variables?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiReferenceGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiReferenceGroup'] = ResolversParentTypes['ApiReferenceGroup']> = {
  entries?: Resolver<ReadonlyArray<ResolversTypes['ApiReferenceEntry']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiReferenceNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiReferenceName'] = ResolversParentTypes['ApiReferenceName']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ApiReferencePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ApiReferencePage'] = ResolversParentTypes['ApiReferencePage']> = {
  content?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  example?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<Schema.Maybe<ResolversTypes['ApiReferenceExample']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Author'] = ResolversParentTypes['Author']> = {
  designation?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  lastPublished?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  role?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuthorPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuthorPage'] = ResolversParentTypes['AuthorPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Author']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ChangelogEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangelogEntry'] = ResolversParentTypes['ChangelogEntry']> = {
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  linkText?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ChangelogType'], ParentType, ContextType>;
};

export type ContactLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactLink'] = ResolversParentTypes['ContactLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type ContactReceivedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactReceived'] = ResolversParentTypes['ContactReceived']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactRejectedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactRejected'] = ResolversParentTypes['ContactRejected']> = {
  fields?: Resolver<ReadonlyArray<ResolversTypes['FieldProblem']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContactResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ContactResult'] = ResolversParentTypes['ContactResult']> = {
  __resolveType: TypeResolveFn<'ContactReceived' | 'ContactRejected', ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DocumentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Document'] = ResolversParentTypes['Document']> = {
  authors?: Resolver<ReadonlyArray<ResolversTypes['DocumentAuthor']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Breadcrumb']>>, ParentType, ContextType>;
  category?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType, RequireFields<Schema.DocumentContentArgs, 'inlineLinks'>>;
  contentFingerprint?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentProblem?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datePublished?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  featuredImage?: Resolver<Schema.Maybe<ResolversTypes['Image']>, ParentType, ContextType, RequireFields<Schema.DocumentFeaturedImageArgs, 'orDefault'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  listedReadingMinutes?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  location?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  markdown?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaDescription?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  next?: Resolver<Schema.Maybe<ResolversTypes['Neighbour']>, ParentType, ContextType>;
  outline?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['OutlineItem']>>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  previous?: Resolver<Schema.Maybe<ResolversTypes['Neighbour']>, ParentType, ContextType>;
  readingMinutes?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  related?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Document']>>, ParentType, ContextType, RequireFields<Schema.DocumentRelatedArgs, 'limit'>>;
  schemaMarkup?: Resolver<ReadonlyArray<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  socialImage?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType, RequireFields<Schema.DocumentSummaryArgs, 'length'>>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  typeName?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['TypeDetail']>, ParentType, ContextType>;
};

export type DocumentAuthorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentAuthor'] = ResolversParentTypes['DocumentAuthor']> = {
  designation?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type DocumentGroupPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentGroupPage'] = ResolversParentTypes['DocumentGroupPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type DocumentLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentLink'] = ResolversParentTypes['DocumentLink']> = {
  folders?: Resolver<ReadonlyArray<ResolversTypes['SidebarFolder']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DocumentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentPage'] = ResolversParentTypes['DocumentPage']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type DocumentTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DocumentType'] = ResolversParentTypes['DocumentType']> = {
  emptyText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emptyTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failedText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasFeed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasFolderAddresses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSearched?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['DocumentLayout'], ParentType, ContextType>;
  lead?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  linkPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rowPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schemaType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FaqEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FaqEntry'] = ResolversParentTypes['FaqEntry']> = {
  answer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeedbackReceivedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedbackReceived'] = ResolversParentTypes['FeedbackReceived']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeedbackRejectedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedbackRejected'] = ResolversParentTypes['FeedbackRejected']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FeedbackResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeedbackResult'] = ResolversParentTypes['FeedbackResult']> = {
  __resolveType: TypeResolveFn<'FeedbackReceived' | 'FeedbackRejected', ParentType, ContextType>;
};

export type FieldProblemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FieldProblem'] = ResolversParentTypes['FieldProblem']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FooterColumnResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FooterColumn'] = ResolversParentTypes['FooterColumn']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['NavigationLink']>, ParentType, ContextType>;
};

export type GlossaryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GlossaryEntry'] = ResolversParentTypes['GlossaryEntry']> = {
  definition?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export type HeaderEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HeaderEntry'] = ResolversParentTypes['HeaderEntry']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['NavigationLink']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type HomeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Home'] = ResolversParentTypes['Home']> = {
  hasArt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lead?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sectionKinds?: Resolver<ReadonlyArray<ResolversTypes['HomeSectionKind']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HomeLatestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomeLatest'] = ResolversParentTypes['HomeLatest']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lists?: Resolver<ReadonlyArray<ResolversTypes['HomeList']>, ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomeLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomeLink'] = ResolversParentTypes['HomeLink']> = {
  icon?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type HomeLinksResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomeLinks'] = ResolversParentTypes['HomeLinks']> = {
  links?: Resolver<ReadonlyArray<ResolversTypes['HomeLink']>, ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomeListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomeList'] = ResolversParentTypes['HomeList']> = {
  documents?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Document']>>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
};

export type HomeSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomeSection'] = ResolversParentTypes['HomeSection']> = {
  __resolveType: TypeResolveFn<'HomeLatest' | 'HomeLinks' | 'HomeText' | 'HomeTopics', ParentType, ContextType>;
};

export type HomeTextResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomeText'] = ResolversParentTypes['HomeText']> = {
  content?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomeTopicsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HomeTopics'] = ResolversParentTypes['HomeTopics']> = {
  note?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['Topic']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Image'] = ResolversParentTypes['Image']> = {
  height?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  width?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  confirmNewsletter?: Resolver<ResolversTypes['NewsletterTokenResult'], ParentType, ContextType, RequireFields<Schema.MutationConfirmNewsletterArgs, 'token'>>;
  noteSearchChoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<Schema.MutationNoteSearchChoiceArgs, 'term'>>;
  rateDocument?: Resolver<ResolversTypes['RatingResult'], ParentType, ContextType, RequireFields<Schema.MutationRateDocumentArgs, 'rating' | 'slug'>>;
  sendFeedback?: Resolver<ResolversTypes['FeedbackResult'], ParentType, ContextType, RequireFields<Schema.MutationSendFeedbackArgs, 'input'>>;
  submitContact?: Resolver<ResolversTypes['ContactResult'], ParentType, ContextType, RequireFields<Schema.MutationSubmitContactArgs, 'input'>>;
  subscribeNewsletter?: Resolver<ResolversTypes['NewsletterResult'], ParentType, ContextType, RequireFields<Schema.MutationSubscribeNewsletterArgs, 'email'>>;
  undoRating?: Resolver<ResolversTypes['RatingResult'], ParentType, ContextType, RequireFields<Schema.MutationUndoRatingArgs, 'slug'>>;
  unsubscribeNewsletter?: Resolver<ResolversTypes['NewsletterTokenResult'], ParentType, ContextType, RequireFields<Schema.MutationUnsubscribeNewsletterArgs, 'token'>>;
};

export type NarrowedDocumentsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NarrowedDocuments'] = ResolversParentTypes['NarrowedDocuments']> = {
  facets?: Resolver<ResolversTypes['SearchFacets'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['Document']>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
};

export type NavigationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Navigation'] = ResolversParentTypes['Navigation']> = {
  authors?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['NavigationAuthor']>>, ParentType, ContextType>;
  categories?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['NavigationCategory']>>, ParentType, ContextType>;
  tags?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['NavigationGroup']>>, ParentType, ContextType>;
  types?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['NavigationGroup']>>, ParentType, ContextType>;
};

export type NavigationAuthorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NavigationAuthor'] = ResolversParentTypes['NavigationAuthor']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  docs?: Resolver<ReadonlyArray<ResolversTypes['DocumentLink']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastPublished?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NavigationCategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NavigationCategory'] = ResolversParentTypes['NavigationCategory']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subCategories?: Resolver<ReadonlyArray<ResolversTypes['NavigationGroup']>, ParentType, ContextType>;
};

export type NavigationGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NavigationGroup'] = ResolversParentTypes['NavigationGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  docs?: Resolver<ReadonlyArray<ResolversTypes['DocumentLink']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NavigationLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NavigationLink'] = ResolversParentTypes['NavigationLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type NeighbourResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Neighbour'] = ResolversParentTypes['Neighbour']> = {
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsletterChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterChanged'] = ResolversParentTypes['NewsletterChanged']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsletterReceivedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterReceived'] = ResolversParentTypes['NewsletterReceived']> = {
  mailSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsletterRejectedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterRejected'] = ResolversParentTypes['NewsletterRejected']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsletterResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterResult'] = ResolversParentTypes['NewsletterResult']> = {
  __resolveType: TypeResolveFn<'NewsletterReceived' | 'NewsletterRejected', ParentType, ContextType>;
};

export type NewsletterTokenResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NewsletterTokenResult'] = ResolversParentTypes['NewsletterTokenResult']> = {
  __resolveType: TypeResolveFn<'NewsletterChanged' | 'NewsletterRejected', ParentType, ContextType>;
};

export type OutlineItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OutlineItem'] = ResolversParentTypes['OutlineItem']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  actions?: Resolver<ReadonlyArray<ResolversTypes['NavigationLink']>, ParentType, ContextType>;
  content?: Resolver<Schema.Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  form?: Resolver<Schema.Maybe<ResolversTypes['PageForm']>, ParentType, ContextType>;
  hasArt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['PageSection']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageCard'] = ResolversParentTypes['PageCard']> = {
  icon?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
};

export type PageFormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageForm'] = ResolversParentTypes['PageForm']> = {
  kind?: Resolver<ResolversTypes['PageFormKind'], ParentType, ContextType>;
  text?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageSection'] = ResolversParentTypes['PageSection']> = {
  cards?: Resolver<ReadonlyArray<ResolversTypes['PageCard']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaginationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Pagination'] = ResolversParentTypes['Pagination']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiReference?: Resolver<Schema.Maybe<ResolversTypes['ApiReferencePage']>, ParentType, ContextType, Partial<Schema.QueryApiReferenceArgs>>;
  apiReferenceGroups?: Resolver<ReadonlyArray<ResolversTypes['ApiReferenceGroup']>, ParentType, ContextType>;
  apiReferenceNames?: Resolver<ReadonlyArray<ResolversTypes['ApiReferenceName']>, ParentType, ContextType, RequireFields<Schema.QueryApiReferenceNamesArgs, 'limit' | 'term'>>;
  author?: Resolver<Schema.Maybe<ResolversTypes['Author']>, ParentType, ContextType, RequireFields<Schema.QueryAuthorArgs, 'id'>>;
  authors?: Resolver<Schema.Maybe<ResolversTypes['AuthorPage']>, ParentType, ContextType, RequireFields<Schema.QueryAuthorsArgs, 'limit' | 'page'>>;
  closest?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Document']>>, ParentType, ContextType, RequireFields<Schema.QueryClosestArgs, 'limit' | 'slug'>>;
  defaultDocument?: Resolver<Schema.Maybe<ResolversTypes['Document']>, ParentType, ContextType>;
  document?: Resolver<Schema.Maybe<ResolversTypes['Document']>, ParentType, ContextType, RequireFields<Schema.QueryDocumentArgs, 'slug'>>;
  documentLinks?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['DocumentLink']>>, ParentType, ContextType, RequireFields<Schema.QueryDocumentLinksArgs, 'type'>>;
  documentTypes?: Resolver<ReadonlyArray<ResolversTypes['DocumentType']>, ParentType, ContextType>;
  documents?: Resolver<Schema.Maybe<ResolversTypes['DocumentPage']>, ParentType, ContextType, RequireFields<Schema.QueryDocumentsArgs, 'limit' | 'page' | 'type'>>;
  documentsByAuthor?: Resolver<Schema.Maybe<ResolversTypes['DocumentGroupPage']>, ParentType, ContextType, RequireFields<Schema.QueryDocumentsByAuthorArgs, 'authorId' | 'limit' | 'page'>>;
  documentsByCategory?: Resolver<Schema.Maybe<ResolversTypes['DocumentGroupPage']>, ParentType, ContextType, RequireFields<Schema.QueryDocumentsByCategoryArgs, 'limit' | 'page' | 'slug'>>;
  documentsByTag?: Resolver<Schema.Maybe<ResolversTypes['DocumentGroupPage']>, ParentType, ContextType, RequireFields<Schema.QueryDocumentsByTagArgs, 'limit' | 'page' | 'slug'>>;
  documentsByType?: Resolver<Schema.Maybe<ResolversTypes['DocumentGroupPage']>, ParentType, ContextType, RequireFields<Schema.QueryDocumentsByTypeArgs, 'limit' | 'page' | 'slug'>>;
  glossary?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['GlossaryEntry']>>, ParentType, ContextType>;
  glossaryEntry?: Resolver<Schema.Maybe<ResolversTypes['GlossaryEntry']>, ParentType, ContextType, RequireFields<Schema.QueryGlossaryEntryArgs, 'slug'>>;
  homeSections?: Resolver<ReadonlyArray<ResolversTypes['HomeSection']>, ParentType, ContextType>;
  moved?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType, RequireFields<Schema.QueryMovedArgs, 'path'>>;
  narrowedDocuments?: Resolver<Schema.Maybe<ResolversTypes['NarrowedDocuments']>, ParentType, ContextType, RequireFields<Schema.QueryNarrowedDocumentsArgs, 'limit' | 'page' | 'to'>>;
  navigation?: Resolver<ResolversTypes['Navigation'], ParentType, ContextType>;
  page?: Resolver<Schema.Maybe<ResolversTypes['Page']>, ParentType, ContextType, RequireFields<Schema.QueryPageArgs, 'path'>>;
  pagePaths?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  robots?: Resolver<Schema.Maybe<ResolversTypes['Robots']>, ParentType, ContextType>;
  search?: Resolver<Schema.Maybe<ResolversTypes['SearchResults']>, ParentType, ContextType, RequireFields<Schema.QuerySearchArgs, 'exact' | 'facets' | 'limit' | 'page' | 'term'>>;
  site?: Resolver<ResolversTypes['Site'], ParentType, ContextType>;
  sitemap?: Resolver<Schema.Maybe<ResolversTypes['Sitemap']>, ParentType, ContextType, RequireFields<Schema.QuerySitemapArgs, 'slug'>>;
  suggestions?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['Document']>>, ParentType, ContextType, RequireFields<Schema.QuerySuggestionsArgs, 'limit' | 'text'>>;
  treeNodes?: Resolver<Schema.Maybe<ResolversTypes['TreeNodes']>, ParentType, ContextType, RequireFields<Schema.QueryTreeNodesArgs, 'group' | 'offset' | 'within'>>;
  treePath?: Resolver<Schema.Maybe<ResolversTypes['TreePath']>, ParentType, ContextType, RequireFields<Schema.QueryTreePathArgs, 'limit'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type RatingReceivedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatingReceived'] = ResolversParentTypes['RatingReceived']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RatingRejectedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatingRejected'] = ResolversParentTypes['RatingRejected']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfterSeconds?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RatingResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RatingResult'] = ResolversParentTypes['RatingResult']> = {
  __resolveType: TypeResolveFn<'RatingReceived' | 'RatingRejected', ParentType, ContextType>;
};

export type RobotsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Robots'] = ResolversParentTypes['Robots']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchExcerptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchExcerpt'] = ResolversParentTypes['SearchExcerpt']> = {
  matches?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchFacetValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchFacetValue'] = ResolversParentTypes['SearchFacetValue']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchFacetsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchFacets'] = ResolversParentTypes['SearchFacets']> = {
  authors?: Resolver<ReadonlyArray<ResolversTypes['SearchFacetValue']>, ParentType, ContextType>;
  categories?: Resolver<ReadonlyArray<ResolversTypes['SearchFacetValue']>, ParentType, ContextType>;
  counted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['SearchFacetValue']>, ParentType, ContextType>;
  types?: Resolver<ReadonlyArray<ResolversTypes['SearchFacetValue']>, ParentType, ContextType>;
  years?: Resolver<ReadonlyArray<ResolversTypes['SearchFacetValue']>, ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  authors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  document?: Resolver<ResolversTypes['Document'], ParentType, ContextType>;
  excerpt?: Resolver<Schema.Maybe<ResolversTypes['SearchExcerpt']>, ParentType, ContextType, RequireFields<Schema.SearchResultExcerptArgs, 'length'>>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['SearchSection']>, ParentType, ContextType, RequireFields<Schema.SearchResultSectionsArgs, 'headed' | 'length' | 'limit'>>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  correctedTerm?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  facets?: Resolver<Schema.Maybe<ResolversTypes['SearchFacets']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  matchedWords?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  pagination?: Resolver<ResolversTypes['Pagination'], ParentType, ContextType>;
  synonyms?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchSection'] = ResolversParentTypes['SearchSection']> = {
  anchor?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  heading?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matches?: Resolver<ReadonlyArray<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
  snippet?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SidebarFolderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SidebarFolder'] = ResolversParentTypes['SidebarFolder']> = {
  collapsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SiteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Site'] = ResolversParentTypes['Site']> = {
  certificationUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  changelog?: Resolver<ReadonlyArray<ResolversTypes['ChangelogEntry']>, ParentType, ContextType>;
  contactEmail?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactLinks?: Resolver<ReadonlyArray<ResolversTypes['ContactLink']>, ParentType, ContextType>;
  defaultDocument?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faq?: Resolver<ReadonlyArray<ResolversTypes['FaqEntry']>, ParentType, ContextType>;
  features?: Resolver<ResolversTypes['SiteFeatures'], ParentType, ContextType>;
  home?: Resolver<ResolversTypes['Home'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  legalOwner?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loginUrl?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  navigation?: Resolver<ResolversTypes['SiteNavigation'], ParentType, ContextType>;
  oftenAsked?: Resolver<ReadonlyArray<ResolversTypes['SiteLink']>, ParentType, ContextType>;
  phoneCountries?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  socialImage?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  socialLinks?: Resolver<ReadonlyArray<ResolversTypes['SocialLink']>, ParentType, ContextType>;
  switchedOff?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['Topic']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SiteFeaturesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteFeatures'] = ResolversParentTypes['SiteFeatures']> = {
  authors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  docsTree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  feedback?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  glossaryCards?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mcp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  newsletter?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  offline?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  playground?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ratings?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  searchLearning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  typography?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SiteLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteLink'] = ResolversParentTypes['SiteLink']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type SiteNavigationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SiteNavigation'] = ResolversParentTypes['SiteNavigation']> = {
  announcement?: Resolver<Schema.Maybe<ResolversTypes['Announcement']>, ParentType, ContextType>;
  footer?: Resolver<ReadonlyArray<ResolversTypes['FooterColumn']>, ParentType, ContextType>;
  header?: Resolver<ReadonlyArray<ResolversTypes['HeaderEntry']>, ParentType, ContextType>;
  login?: Resolver<Schema.Maybe<ResolversTypes['NavigationLink']>, ParentType, ContextType>;
};

export type SitemapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Sitemap'] = ResolversParentTypes['Sitemap']> = {
  dropped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['SitemapLink']>, ParentType, ContextType, RequireFields<Schema.SitemapLinksArgs, 'offset'>>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SitemapLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SitemapLink'] = ResolversParentTypes['SitemapLink']> = {
  count?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  images?: Resolver<Schema.Maybe<ReadonlyArray<ResolversTypes['URL']>>, ParentType, ContextType>;
  lastModified?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  location?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SocialLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SocialLink'] = ResolversParentTypes['SocialLink']> = {
  icon?: Resolver<Schema.Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['SocialNetwork'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TopicResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Topic'] = ResolversParentTypes['Topic']> = {
  count?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type TreeNodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TreeNode'] = ResolversParentTypes['TreeNode']> = {
  count?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastPublished?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type TreeNodesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TreeNodes'] = ResolversParentTypes['TreeNodes']> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['TreeNode']>, ParentType, ContextType>;
  pathKey?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TreePathResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TreePath'] = ResolversParentTypes['TreePath']> = {
  group?: Resolver<ResolversTypes['TreeGroup'], ParentType, ContextType>;
  levels?: Resolver<ReadonlyArray<ResolversTypes['TreeNodes']>, ParentType, ContextType>;
};

export type TypeDetailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TypeDetail'] = ResolversParentTypes['TypeDetail']> = {
  id?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  ip?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  Announcement?: AnnouncementResolvers<ContextType>;
  ApiReferenceEntry?: ApiReferenceEntryResolvers<ContextType>;
  ApiReferenceExample?: ApiReferenceExampleResolvers<ContextType>;
  ApiReferenceGroup?: ApiReferenceGroupResolvers<ContextType>;
  ApiReferenceName?: ApiReferenceNameResolvers<ContextType>;
  ApiReferencePage?: ApiReferencePageResolvers<ContextType>;
  Author?: AuthorResolvers<ContextType>;
  AuthorPage?: AuthorPageResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  ChangelogEntry?: ChangelogEntryResolvers<ContextType>;
  ContactLink?: ContactLinkResolvers<ContextType>;
  ContactReceived?: ContactReceivedResolvers<ContextType>;
  ContactRejected?: ContactRejectedResolvers<ContextType>;
  ContactResult?: ContactResultResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Document?: DocumentResolvers<ContextType>;
  DocumentAuthor?: DocumentAuthorResolvers<ContextType>;
  DocumentGroupPage?: DocumentGroupPageResolvers<ContextType>;
  DocumentLink?: DocumentLinkResolvers<ContextType>;
  DocumentPage?: DocumentPageResolvers<ContextType>;
  DocumentType?: DocumentTypeResolvers<ContextType>;
  FaqEntry?: FaqEntryResolvers<ContextType>;
  FeedbackReceived?: FeedbackReceivedResolvers<ContextType>;
  FeedbackRejected?: FeedbackRejectedResolvers<ContextType>;
  FeedbackResult?: FeedbackResultResolvers<ContextType>;
  FieldProblem?: FieldProblemResolvers<ContextType>;
  FooterColumn?: FooterColumnResolvers<ContextType>;
  GlossaryEntry?: GlossaryEntryResolvers<ContextType>;
  HTML?: GraphQLScalarType;
  HeaderEntry?: HeaderEntryResolvers<ContextType>;
  Home?: HomeResolvers<ContextType>;
  HomeLatest?: HomeLatestResolvers<ContextType>;
  HomeLink?: HomeLinkResolvers<ContextType>;
  HomeLinks?: HomeLinksResolvers<ContextType>;
  HomeList?: HomeListResolvers<ContextType>;
  HomeSection?: HomeSectionResolvers<ContextType>;
  HomeText?: HomeTextResolvers<ContextType>;
  HomeTopics?: HomeTopicsResolvers<ContextType>;
  Image?: ImageResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  NarrowedDocuments?: NarrowedDocumentsResolvers<ContextType>;
  Navigation?: NavigationResolvers<ContextType>;
  NavigationAuthor?: NavigationAuthorResolvers<ContextType>;
  NavigationCategory?: NavigationCategoryResolvers<ContextType>;
  NavigationGroup?: NavigationGroupResolvers<ContextType>;
  NavigationLink?: NavigationLinkResolvers<ContextType>;
  Neighbour?: NeighbourResolvers<ContextType>;
  NewsletterChanged?: NewsletterChangedResolvers<ContextType>;
  NewsletterReceived?: NewsletterReceivedResolvers<ContextType>;
  NewsletterRejected?: NewsletterRejectedResolvers<ContextType>;
  NewsletterResult?: NewsletterResultResolvers<ContextType>;
  NewsletterTokenResult?: NewsletterTokenResultResolvers<ContextType>;
  OutlineItem?: OutlineItemResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  PageCard?: PageCardResolvers<ContextType>;
  PageForm?: PageFormResolvers<ContextType>;
  PageSection?: PageSectionResolvers<ContextType>;
  Pagination?: PaginationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RatingReceived?: RatingReceivedResolvers<ContextType>;
  RatingRejected?: RatingRejectedResolvers<ContextType>;
  RatingResult?: RatingResultResolvers<ContextType>;
  Robots?: RobotsResolvers<ContextType>;
  SearchExcerpt?: SearchExcerptResolvers<ContextType>;
  SearchFacetValue?: SearchFacetValueResolvers<ContextType>;
  SearchFacets?: SearchFacetsResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  SearchSection?: SearchSectionResolvers<ContextType>;
  SidebarFolder?: SidebarFolderResolvers<ContextType>;
  Site?: SiteResolvers<ContextType>;
  SiteFeatures?: SiteFeaturesResolvers<ContextType>;
  SiteLink?: SiteLinkResolvers<ContextType>;
  SiteNavigation?: SiteNavigationResolvers<ContextType>;
  Sitemap?: SitemapResolvers<ContextType>;
  SitemapLink?: SitemapLinkResolvers<ContextType>;
  SocialLink?: SocialLinkResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  Topic?: TopicResolvers<ContextType>;
  TreeNode?: TreeNodeResolvers<ContextType>;
  TreeNodes?: TreeNodesResolvers<ContextType>;
  TreePath?: TreePathResolvers<ContextType>;
  TypeDetail?: TypeDetailResolvers<ContextType>;
  URL?: GraphQLScalarType;
  Viewer?: ViewerResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  cost?: CostDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
};
